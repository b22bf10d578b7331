import { formatCookie, readCookie } from '../../../domain/cookie.ts';

export const popupCookie = 'polite-popup';

/** How long nobody is asked again: 30 days, in milliseconds. */
export const askedFor = 30 * 86_400_000;

export const wasAsked = (cookies: string): boolean => readCookie(cookies, popupCookie) !== undefined;

/** The cookie that keeps the popup away. */
export const askedCookie = (now: number): string => formatCookie(popupCookie, 'asked', now + askedFor);
