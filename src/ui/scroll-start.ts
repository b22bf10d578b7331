/** Attribute of the list item that a `ScrollRegion` begins with; it goes once the region has been scrolled there. */
export const scrollStart = 'data-scroll-start';

/**
 * Scrolls the region in the element before this script to its marked item, before the browser paints it: the item is
 * then where the first one was. `scrollToStart` is the same for pages that arrive by soft navigation.
 */
export const scrollBeforePaint = [
  `{const s=document.currentScript.previousElementSibling.querySelector("[${scrollStart}]");`,
  'if(s){const r=s.offsetParent;r.scrollLeft=s.offsetLeft-r.querySelector("li").offsetLeft;',
  `s.removeAttribute("${scrollStart}")}}`,
].join('');
