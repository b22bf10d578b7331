import { alertCookie } from './client/alert-cookie.ts';

/** Follows the list of alerts. */
export const alertsEnd = 'alert-end';

/**
 * Inline version of `shownAlerts`, as an element that acts on the list before it. It acts while the document is parsed, so that a
 * dismissed alert does not flash, nothing shifts when the behavior loads, and the rest of the page does not wait for style sheets.
 */
export const beforePaint = [
  `$el("${alertsEnd}",(v,l)=>{let n=l.dataset.maximum;for(let a of l.children){let{alert:i,end:e}=a.dataset;`,
  `a.hidden=Date.parse(e)<Date.now()||document.cookie.includes("${alertCookie}"+i+"=")||n--<1}})`,
].join('');
