const defaultDay = '2026-11-27';
/** The same day in every time zone of the samples. */
const startOf = (day: string) => Temporal.Instant.from(`${day}T16:00:00Z`);

/** Whether the tests run on another day than the one they are written for. */
export const isOtherDay = (): boolean => (process.env['TEST_DAY'] ?? defaultDay) !== defaultDay;

/**
 * Sets the clock of a test run for this process's children: server, commands, samples, browser and tests take their time from
 * it, so that what a test sees does not change from day to day. It starts at 16:00 UTC; `TEST_DAY=2027-02-14` selects another
 * day.
 */
export function setTestClock(): void {
  const { TEST_DAY = defaultDay, CLOCK_OFFSET_SECONDS } = process.env;
  if (CLOCK_OFFSET_SECONDS) return;
  const seconds = Temporal.Now.instant().until(startOf(TEST_DAY)).total('seconds');
  process.env['CLOCK_OFFSET_SECONDS'] = String(Math.round(seconds));
}
