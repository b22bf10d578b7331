/** Consecutive failures after which requests are rejected without waiting for the database. */
const threshold = 3;
/** Milliseconds between two requests that try the database again. */
const retryInterval = 1000;

/** Rejects requests while the database does not respond, so that they fail at once instead of after a timeout. */
export function createCircuitBreaker(now: () => number = () => performance.now()) {
  let failures = 0;
  let retryAt = 0;
  return {
    /** Throws while the circuit is open; once per interval a request passes. */
    admit: (): void => {
      if (failures < threshold) return;
      if (now() < retryAt) throw Object.assign(new Error('The database does not respond'), { code: 'DATABASE_PAUSED' });
      retryAt = now() + retryInterval;
    },
    recordSuccess: (): void => {
      failures = 0;
    },
    recordFailure: (): void => {
      failures += 1;
      if (failures === threshold) retryAt = now() + retryInterval;
    },
  };
}
