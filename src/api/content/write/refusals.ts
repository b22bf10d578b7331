import { problemsOf, type Problem as RowProblem } from '../../../content/fields/problem.ts';
import { refusedBy } from '../../../staff/refusals.ts';
import { isUsageError } from '../../../web/usage-error.ts';
import { type Problem, problem } from '../../problem.ts';

/** A problem document with each problem of the rows that were sent. */
export type WriteProblem = Problem & { problems?: (Omit<RowProblem, 'value'> & { value: unknown })[] };

const details = {
  404: 'The college has no such row.',
  409: 'The row conflicts with others. See `problems`.',
  412: 'The row was changed since you read it. See `problems` for your values and the stored ones.',
  422: 'The rows were not stored. See `problems`.',
} as const;

/** The problem document for rows with problems. */
export function rowProblems(problems: readonly RowProblem[], status = statusOf(problems)): WriteProblem {
  const isAbsent = status === 404;
  return {
    ...problem(status, details[status]),
    // the message about an unknown id lists other rows
    ...(!isAbsent && { problems: problems.map((each) => ({ ...each, value: each.value ?? null })) }),
  };
}

function statusOf(problems: readonly RowProblem[]): keyof typeof details {
  const [first] = problems;
  if (problems.some(({ code }) => code === 'stale')) return 412;
  if (problems.length === 1 && first?.field === 'id' && first.code === 'absent') return 404;
  return problems.every(({ code }) => code === 'duplicate' || code === 'in-use') ? 409 : 422;
}

/** Postgres: a unique value that another transaction stored first, and a row that was removed or is still referred to. */
const conflicts = ['23505', '23503'];

const codesOf = (error: unknown): unknown[] =>
  error instanceof Error ? [Reflect.get(error, 'code'), ...codesOf(error.cause)] : [];

/** The problem document for a write that was refused; throws the error again if it is a failure. */
export function refusalOf(error: unknown): WriteProblem {
  const refused = refusedBy(error);
  if (refused) return problem(403, refused.refusal.message);
  const problems = problemsOf(error);
  if (problems) return rowProblems(problems);
  if (isUsageError(error)) return problem(422, error.message);
  if (codesOf(error).some((code) => conflicts.includes(String(code))))
    return problem(409, 'The row conflicts with one that was written at the same time. Read it again.');
  throw error;
}
