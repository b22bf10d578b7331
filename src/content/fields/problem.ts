import { isUsageError, usageError } from '../../web/usage-error.ts';

/**
 * What is wrong with a value: it has an unknown field, is missing, is not what is expected, names a row that does not exist or a
 * file that was not sent, is the value of another row, or is of a row that others refer to. `empty`: a change has no values.
 * `stale`: the row was changed since its version was read; each given value that differs from the stored one is another problem.
 */
export type ProblemCode =
  | 'unknown'
  | 'missing'
  | 'invalid'
  | 'absent'
  | 'not-sent'
  | 'duplicate'
  | 'in-use'
  | 'empty'
  | 'stale';

/** A problem with one value of a row. */
export type ValueProblem = {
  /** Name of the field, or `id`. */
  field: string;
  /** Where in the value of a field with parts: `[0, 'url']`. */
  path: readonly (string | number)[];
  /** The value as it was given; undefined for none. */
  value: unknown;
  code: ProblemCode;
  /** For a stale value, the stored one as commands print it; null for none. */
  stored?: unknown;
  /** What is expected, as the end of a sentence about the value: "it has to be yes or no". */
  message: string;
};

/** The same with the row, by its index among those that were given. */
export type Problem = ValueProblem & { row: number };

/** Something that does not prevent a row from being stored. */
export type Warning = Pick<Problem, 'row' | 'field' | 'message'>;

/** A problem as a field finds it while reading a value. */
type Fault = Pick<ValueProblem, 'path' | 'code' | 'message'>;

/** Creates the error of a field that refuses a value, with each fault. */
export const refusedValue = (faults: readonly Fault[]): Error =>
  Object.assign(usageError(faults.map(atPath).join('; ')), { faults });

/** The faults that a field reported by an error; throws it again if it is no refusal. */
export function faultsOf(error: unknown): readonly Fault[] {
  if (!isUsageError(error)) throw error;
  return 'faults' in error ? (error.faults as Fault[]) : [{ path: [], code: 'invalid', message: error.message }];
}

/** What is expected at the place of a problem: "0.url has to be a string". */
export const atPath = ({ path, message }: Pick<Fault, 'path' | 'message'>): string => {
  if (path.length === 0) return message;
  return message.startsWith('it ') ? `${path.join('.')} ${message.slice(3)}` : `${path.join('.')}: ${message}`;
};

/** Creates the error of rows that are not written, with all problems. */
export const refusedRows = (problems: readonly Problem[]): Error =>
  Object.assign(
    usageError(problems.map((problem) => `row ${problem.row + 1}, ${problem.field}: ${atPath(problem)}`).join('\n')),
    { problems },
  );

/** The problems of rows that were not written; undefined for another error. */
export const problemsOf = (error: unknown): readonly Problem[] | undefined =>
  isUsageError(error) && 'problems' in error ? (error.problems as Problem[]) : undefined;
