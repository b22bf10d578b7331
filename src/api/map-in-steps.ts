import { setImmediate } from 'node:timers/promises';

/** Values mapped without a break. */
const stepSize = 50;

/** Maps values in order, and lets other requests run in between: hundreds of games take longer than these may wait. */
export async function mapInSteps<Value, Result>(
  values: readonly Value[],
  map: (value: Value) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, value] of values.entries()) {
    if (index % stepSize === 0) await setImmediate();
    results.push(map(value));
  }
  return results;
}
