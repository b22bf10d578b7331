// When many pictures fail to load the fault is ours: said once, and then not again for a while.

/** So many failures… */
export const failureLimit = 200;
/** …within so many ms raise the alert. */
export const failureWindow = 5 * 60_000;
/** For so many ms afterwards it is not raised again. */
export const alertCooldown = 10 * 60_000;

export type FailureLog = { failures: readonly number[]; raisedAt?: number | undefined };

export const noFailures: FailureLog = { failures: [] };

/**
 * Counts a failure. The alert is raised by the failure that completes the number, and stays latched until its
 * cooldown is over; what fails meanwhile does not count.
 *
 * @param now ms since the epoch
 */
export const countFailure = (log: FailureLog, now: number): { log: FailureLog; isRaised: boolean } => {
  if (log.raisedAt !== undefined && now - log.raisedAt < alertCooldown) return { log, isRaised: false };
  const failures = [...log.failures.filter((at) => now - at < failureWindow), now];
  if (failures.length < failureLimit) return { log: { failures }, isRaised: false };
  return { log: { failures: [], raisedAt: now }, isRaised: true };
};
