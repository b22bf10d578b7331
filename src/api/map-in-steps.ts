import { setImmediate } from 'node:timers/promises';

/** Values mapped per turn of the event loop. */
const stepSize = 50;

/** Maps values in order, yielding to other requests in between, because hundreds of games would block them for too long. */
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
