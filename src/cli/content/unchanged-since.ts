import { parseInstant } from '../../content/fields/instant.ts';
import { isUsageError, usageError } from '../../web/usage-error.ts';
import type { CollegeWork } from '../college-command.ts';

/** The instant of `--if-unchanged-since`. */
export function readUnchangedSince({ options, tenant }: Pick<CollegeWork, 'options' | 'tenant'>): string | undefined {
  const given = options['ifUnchangedSince'];
  if (given === undefined) return undefined;
  try {
    return parseInstant(String(given), tenant.timezone, Temporal.Now.instant()).toString();
  } catch (error) {
    if (!isUsageError(error)) throw error;
    throw usageError(`--if-unchanged-since is ${JSON.stringify(given)}; ${error.message}`);
  }
}
