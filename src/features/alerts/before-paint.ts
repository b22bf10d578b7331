import { alertCookie } from './client/alert-cookie.ts';

/**
 * Inline version of `shownAlerts`. It runs before paint, so that a dismissed alert does not flash and nothing shifts when the
 * behavior loads. An `async` module script does not wait for style sheets, for which the rest of the page would wait as well.
 */
export const beforePaint = [
  'const l=document.querySelector("[data-maximum]");let n=+l.dataset.maximum;',
  'for(const a of l.children){const{alert:i,end:e}=a.dataset;',
  `a.hidden=n<1||Date.parse(e)<Date.now()||("; "+document.cookie).includes("; ${alertCookie}"+i+"=")||!n--}`,
].join('');
