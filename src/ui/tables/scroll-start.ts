/** Marks the list item to which a `ScrollRegion` is scrolled at first; removed by the scripts that do it. */
export const scrollStart = 'data-scroll-start';

/**
 * Inline script that scrolls the region in the preceding element to its marked item before the first paint. The CSS property
 * `scroll-initial-target` is no alternative: Chromium ignores it if the list was laid out before its target had arrived.
 * After soft navigations `scrollToStart` does the same.
 */
export const scrollBeforePaint = [
  `{const s=document.currentScript.previousElementSibling.querySelector("[${scrollStart}]");`,
  'if(s){const r=s.offsetParent;r.scrollLeft=s.offsetLeft-parseFloat(getComputedStyle(r.firstElementChild).paddingLeft);',
  `s.removeAttribute("${scrollStart}")}}`,
].join('');
