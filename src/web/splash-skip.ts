import { formatCookie, readCookie } from './cookie.ts';

/** While this cookie is set, no splash is shown. */
export const splashCookie = 'splash-skip';

/** A shown splash does not reappear for 5 minutes, in milliseconds. */
export const splashInterval = 300_000;
/** 4 hours. */
export const splashSnooze = 14_400_000;
/** Expiry of a permanent dismissal. */
export const permanentUntil = Date.UTC(2040, 0, 1);

export type SplashSkip = 'shown' | 'snoozed' | 'permanent';

const lifetimes: Record<SplashSkip, (now: number) => number> = {
  shown: () => splashInterval,
  snoozed: () => splashSnooze,
  permanent: (now) => permanentUntil - now,
};

export const findSkip = (cookies: string): string | undefined => readCookie(cookies, splashCookie);

/** The cookie that suppresses splashes. `now` in milliseconds since the epoch. */
export const skipCookie = (skip: SplashSkip, now: number): string =>
  formatCookie(splashCookie, skip, lifetimes[skip](now));
