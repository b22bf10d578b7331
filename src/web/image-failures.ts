// Many failed pictures at once indicate a problem with our server. The alert is raised once, then suppressed for a cooldown.

/** Number of failures… */
export const failureLimit = 200;
/** …within this many milliseconds that raises the alert. */
export const failureWindow = 5 * 60_000;
/** Milliseconds after an alert during which none is raised. */
export const alertCooldown = 10 * 60_000;

export type FailureLog = { failures: readonly number[]; raisedAt?: number | undefined };

export const noFailures: FailureLog = { failures: [] };

/**
 * Counts a failure. The failure that reaches the threshold raises the alert, which stays latched until its cooldown
 * ends; failures during the cooldown do not count.
 *
 * @param now ms since the epoch
 */
export const countFailure = (log: FailureLog, now: number): { log: FailureLog; isRaised: boolean } => {
  if (log.raisedAt !== undefined && now - log.raisedAt < alertCooldown) return { log, isRaised: false };
  const failures = [...log.failures.filter((at) => now - at < failureWindow), now];
  if (failures.length < failureLimit) return { log: { failures }, isRaised: false };
  return { log: { failures: [], raisedAt: now }, isRaised: true };
};
