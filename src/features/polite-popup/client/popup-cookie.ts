import { formatCookie, readCookie } from '../../../web/cookie.ts';

export const popupCookie = 'polite-popup';

/** How long the popup stays away: 30 days, in milliseconds. */
export const popupLifetime = 30 * 86_400_000;

export const wasPopupShown = (cookies: string): boolean => readCookie(cookies, popupCookie) !== undefined;

/** The cookie that suppresses the popup. */
export const popupShownCookie = (): string => formatCookie(popupCookie, 'asked', popupLifetime);
