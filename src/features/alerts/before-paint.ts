import { alertCookie } from './client/alert-cookie.ts';

/**
 * Inline version of `shownAlerts` for the list preceding this script. It runs before paint, so that a dismissed alert does
 * not flash and nothing shifts when the behavior loads.
 */
export const beforePaint = [
  '{const l=document.currentScript.previousElementSibling;let n=+l.dataset.maximum;',
  'for(const a of l.children){const{alert:i,end:e}=a.dataset;',
  `a.hidden=n<1||Date.parse(e)<Date.now()||("; "+document.cookie).includes("; ${alertCookie}"+i+"=")||!n--}}`,
].join('');
