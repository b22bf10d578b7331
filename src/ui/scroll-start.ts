/**
 * Marks the list item to which a `ScrollRegion` is scrolled at first, for the CSS property of that name; removed afterwards by the
 * scripts that replace it in browsers without.
 */
export const scrollStart = 'data-scroll-start';

/**
 * Inline script that scrolls the region in the preceding element to its marked item before the first paint, if the browser does not.
 * After soft navigations `scrollToStart` does the same.
 */
export const scrollBeforePaint = [
  `if(!CSS.supports("scroll-initial-target:nearest")){const s=document.currentScript.previousElementSibling.querySelector("[${scrollStart}]");`,
  'if(s){const r=s.offsetParent;r.scrollLeft=s.offsetLeft-r.querySelector("li").offsetLeft;',
  `s.removeAttribute("${scrollStart}")}}`,
].join('');
