import type { ContentKind, RowOf } from '../content/define-content.ts';
import type { Fields } from '../content/fields/field.ts';
import { atPath, type Problem, problemsOf, type ValueProblem, type Warning } from '../content/fields/problem.ts';
import type { Database, Db } from '../db/client.ts';
import { noSuchRow } from '../editing/no-such-row.ts';
import { openRows } from '../editing/open-rows.ts';
import type { RowInput } from '../editing/read-row.ts';
import { idOf, importRows, type Written } from '../editing/write-rows.ts';
import { usageError } from '../web/usage-error.ts';
import { optionName } from './options.ts';

/** The label of a field in messages: `--end-date`, `alerts.json, object 2: endDate`. */
export type Label = (name: string) => string;

/** Values for one row, with the place where they were given. */
export type LabeledRow = RowInput & { label: Label };

type Options = Omit<Parameters<typeof importRows>[3], 'warn'> & { warn?: (message: string) => void };

/** Adds or changes rows as `importRows` does. Problems become a usage error and warnings texts, which name what was given. */
export const importLabeled = <F extends Fields>(
  database: Database,
  kind: ContentKind<F>,
  rows: readonly LabeledRow[],
  { warn, ...options }: Options,
): Promise<Written<F>[]> => {
  const labelOf = ({ row }: Pick<Problem, 'row'>): Label => rows[row]?.label ?? ((name) => name);
  const print = (warning: Warning) => warn?.(`${labelOf(warning)(warning.field)}: ${warning.message}`);
  return inSentences(kind, labelOf, () => importRows(database, kind, rows, { ...options, warn: print }));
};

/** The same; returns the rows. */
export const writeLabeled = async <F extends Fields>(
  ...writing: Parameters<typeof importLabeled<F>>
): Promise<RowOf<F>[]> => (await importLabeled(...writing)).map(({ row }) => row);

/** Runs a write, and throws its problems as a usage error. */
export const inSentences = <Result>(
  kind: Pick<ContentKind, 'group'>,
  labelOf: (problem: Problem) => Label,
  write: () => Promise<Result>,
): Promise<Result> =>
  write().catch((error: unknown) => {
    const problems = problemsOf(error);
    if (!problems) throw error;
    // the parts of one value are one sentence
    const values = [...Map.groupBy(problems, ({ row, field, code }) => `${row} ${field} ${code}`).values()];
    const sentences = values.flatMap(([first, ...others]) =>
      first ? sentenceOf(kind, [first, ...others], labelOf(first)) : [],
    );
    throw usageError([...new Set(sentences)].join('\n'));
  });

/** The sentence about the problems of one value. */
function sentenceOf(
  { group }: Pick<ContentKind, 'group'>,
  problems: readonly [ValueProblem, ...ValueProblem[]],
  labelOf: Label,
): string {
  const [{ field, code, value, message }] = problems;
  const label = labelOf(field);
  if (code === 'empty') return `There is nothing to change; see: npm run cli -- ${group} change --help`;
  if (code === 'unknown') return `${label} is unknown; ${message}`;
  if (code === 'in-use') return `${label} includes ${value}; ${message}`;
  if (code === 'absent' && field === 'id') return `${label} is ${JSON.stringify(value)}, but ${message}`;
  const expected =
    code === 'not-sent'
      ? 'the file has to be named on the command line as well: --pictures FILES'
      : problems.map(atPath).join('; ');
  return value === undefined ? `${label} is missing; ${expected}` : `${label} is ${JSON.stringify(value)}; ${expected}`;
}

/** The row with the id that a command was given; throws a usage error that names some of the existing rows. */
export async function requireRow<F extends Fields>(
  db: Db,
  kind: ContentKind<F>,
  tenantId: number,
  id: string,
): Promise<RowOf<F>> {
  const row = await (await openRows(db, kind, tenantId)).get(idOf(id));
  if (row) return row;
  throw usageError(sentenceOf(kind, [await noSuchRow(db, kind, tenantId, id)], optionName));
}
