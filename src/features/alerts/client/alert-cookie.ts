import { formatCookie, readCookie } from '../../../domain/cookie.ts';

/** How long an alert that was put away stays away: 12 hours, in milliseconds. */
export const dismissedFor = 43_200_000;

/** Each alert has a cookie of its own; its name begins so and ends in the alert's id. */
export const alertCookie = 'alert-consent-';

export const isDismissed = (cookies: string, id: number): boolean =>
  readCookie(cookies, `${alertCookie}${id}`) !== undefined;

/** The cookie that puts an alert away. */
export const dismissal = (id: number, now: number): string =>
  formatCookie(`${alertCookie}${id}`, 'dismissed', now + dismissedFor);
