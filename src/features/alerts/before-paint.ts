import { alertCookie } from './client/alert-cookie.ts';

/**
 * Says what `shownAlerts` says, on the list before this script and before the browser paints it: an alert that the
 * reader has put away does not flash up, and nothing moves when the behavior arrives.
 */
export const beforePaint = [
  '{const l=document.currentScript.previousElementSibling.firstElementChild;let n=+l.dataset.maximum;',
  'for(const a of l.children){const{alert:i,end:e}=a.dataset;',
  `a.hidden=n<1||Date.parse(e)<Date.now()||("; "+document.cookie).includes("; ${alertCookie}"+i+"=")||!n--}}`,
].join('');
