/** Marks the list item to which a `ScrollRegion` is scrolled at first; removed by the scripts that do it. */
export const scrollStart = 'data-scroll-start';

/** Follows a region with a marked item. */
export const scrollToStart = 'scroll-to-start';

/**
 * Defines the element that scrolls the region before it to its marked item. It does so in the frame of the first paint, which has
 * the style sheets and needs the layout in any case. The CSS property `scroll-initial-target` is no alternative: Chromium ignores it
 * if the list was laid out before its target had arrived. After soft navigations `refreshScrollRows` does the same.
 */
export const scrollBeforePaint = [
  `$el("${scrollToStart}",(v,r)=>requestAnimationFrame(()=>{const s=r.querySelector("[${scrollStart}]");`,
  'if(s){r.scrollLeft=s.offsetLeft-parseFloat(getComputedStyle(r.firstElementChild).paddingLeft);',
  `s.removeAttribute("${scrollStart}")}}))`,
].join('');
