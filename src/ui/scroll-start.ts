/** Marks the list item to which a `ScrollRegion` is scrolled; removed afterwards. */
export const scrollStart = 'data-scroll-start';

/**
 * Inline script that scrolls the region in the preceding element to its marked item before the first paint. After soft
 * navigations `scrollToStart` does the same.
 */
export const scrollBeforePaint = [
  `{const s=document.currentScript.previousElementSibling.querySelector("[${scrollStart}]");`,
  'if(s){const r=s.offsetParent;r.scrollLeft=s.offsetLeft-r.querySelector("li").offsetLeft;',
  `s.removeAttribute("${scrollStart}")}}`,
].join('');
