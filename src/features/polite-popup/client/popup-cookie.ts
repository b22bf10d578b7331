import { formatCookie, readCookie } from '../../../domain/cookie.ts';

export const POPUP_COOKIE = 'polite-popup';

/** How long nobody is asked again: 30 days, in milliseconds. */
export const ASKED_FOR = 30 * 86_400_000;

export const wasAsked = (cookies: string): boolean => readCookie(cookies, POPUP_COOKIE) !== undefined;

/** The cookie that keeps the popup away. */
export const askedCookie = (now: number): string => formatCookie(POPUP_COOKIE, 'asked', now + ASKED_FOR);
