import { formatCookie, readCookie } from '../../../domain/cookie.ts';

/** As long as there is this cookie, no splash lies over a page. */
export const splashCookie = 'splash-skip';

/** Once shown it does not come again for 5 minutes; in milliseconds. */
export const shownFor = 300_000;
/** 4 hours. */
export const snoozedFor = 14_400_000;
/** Whoever wants no splash again has none until 2040. */
export const permanentUntil = Date.UTC(2040, 0, 1);

export type SplashSkip = 'shown' | 'snoozed' | 'permanent';

const ends: Record<SplashSkip, (now: number) => number> = {
  shown: (now) => now + shownFor,
  snoozed: (now) => now + snoozedFor,
  permanent: () => permanentUntil,
};

export const findSkip = (cookies: string): string | undefined => readCookie(cookies, splashCookie);

/** The cookie that keeps splashes away. `now` in milliseconds since the epoch. */
export const skipCookie = (skip: SplashSkip, now: number): string => formatCookie(splashCookie, skip, ends[skip](now));

export function rememberSkip(skip: SplashSkip): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = skipCookie(skip, Date.now());
}
