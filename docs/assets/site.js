/**
 * Mends what the theme leaves undone for the keyboard: its wide tables scroll, but only under a pointer.
 * The page is complete without this.
 */
window.addEventListener("load", () => {
  "use strict";

  for (const region of document.querySelectorAll(".md-typeset__scrollwrap")) {
    region.tabIndex = 0;
    region.setAttribute("role", "group");
    region.setAttribute("aria-label", "Table");
  }
});
