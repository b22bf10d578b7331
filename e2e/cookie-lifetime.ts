/** Seconds since the epoch by the system's clock, which decides about cookies and which the day of the tests does not move. */
export const systemSeconds = (): number => (performance.timeOrigin + performance.now()) / 1000;

/** Seconds until a cookie of the browser expires. */
export const lifetimeOf = (cookie: { expires: number } | undefined): number => (cookie?.expires ?? 0) - systemSeconds();
