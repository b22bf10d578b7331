/** Marks the list item to which a `ScrollRegion` is scrolled at first; removed by the scripts that do it. */
export const scrollStart = 'data-scroll-start';

/**
 * Inline script that scrolls a region to its marked item before the first paint. The CSS property `scroll-initial-target` is no
 * alternative: Chromium ignores it if the list was laid out before its target had arrived. The script needs the layout but must not
 * wait for style sheets, because the parser would wait as well: as an `async` module script it looks again in each frame until the
 * list is styled. After soft navigations `scrollToStart` does the same.
 */
export const scrollBeforePaint = [
  `const f=()=>{const s=document.querySelector("[${scrollStart}]"),r=s?.closest("[role=group]");if(!r)return;`,
  'const c=getComputedStyle(r.firstElementChild);if(c.display!=="flex")return requestAnimationFrame(f);',
  `r.scrollLeft=s.offsetLeft-parseFloat(c.paddingLeft);s.removeAttribute("${scrollStart}")};f()`,
].join('');
