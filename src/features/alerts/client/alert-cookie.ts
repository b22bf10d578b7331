import { formatCookie, readCookie } from '../../../web/cookie.ts';

/** How long a dismissed alert stays hidden: 12 hours, in milliseconds. */
export const alertDismissal = 43_200_000;

/** Name prefix of the cookie of each alert, followed by the alert's id. */
export const alertCookie = 'alert-consent-';

export const isDismissed = (cookies: string, id: number): boolean =>
  readCookie(cookies, `${alertCookie}${id}`) !== undefined;

/** The cookie of a dismissed alert. */
export const dismissal = (id: number): string => formatCookie(`${alertCookie}${id}`, 'dismissed', alertDismissal);
