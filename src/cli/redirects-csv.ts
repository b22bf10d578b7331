import { type } from 'arktype';

import { ruleProblems } from '../content/redirects/redirect-rules.ts';
import { readApart } from '../importers/read-apart.ts';
import { type RedirectRule, redirectRule } from '../web/redirect-rule.ts';
import { usageError } from '../web/usage-error.ts';

export type RedirectLine = { line: number; rule: RedirectRule };

/** Reads a CSV file with the header `from,to,status`. Throws a usage error that names every invalid line. */
export async function readRedirectsCsv({ name, bytes }: { name: string; bytes: Uint8Array }): Promise<RedirectLine[]> {
  const lines = new Map<string, RedirectLine>();
  const problems: string[] = [];
  const { rows } = await readApart('table', bytes);
  const [first] = rows;
  if (!first)
    throw usageError(`${name} has no redirects. It needs the header from,to,status and a line for each redirect.`);
  assertColumns(name, first.cells);
  for (const { line, cells } of rows) {
    const rule = redirectRule(asRule(cells));
    if (rule instanceof type.errors) {
      problems.push(...problemsOf(cells).map((problem) => `line ${line}: ${problem}`));
      continue;
    }
    const same = lines.get(rule.fromPath);
    if (same) problems.push(`line ${line}: from is "${rule.fromPath}", as in line ${same.line}; remove one of them`);
    else lines.set(rule.fromPath, { line, rule });
  }
  if (problems.length > 0) throw usageError(problems.map((problem) => `${name}: ${problem}`).join('\n'));
  return [...lines.values()];
}

function assertColumns(name: string, cells: Cells): void {
  const missing = ['from', 'to'].filter((column) => !(column in cells));
  if (missing.length > 0)
    throw usageError(`${name} has no column ${missing.join(' and ')}. Its header has to be from,to,status.`);
}

type Cells = Readonly<Record<string, string>>;

const asRule = ({ from = '', to = '', status = '' }: Cells) => ({
  fromPath: from,
  target: to,
  ...(status !== '' && { status: Number(status) }),
});

const problemsOf = (cells: Cells): string[] =>
  ruleProblems(asRule(cells)).map(
    ({ field, message }) => `${field} is ${JSON.stringify(cells[field] ?? '')}; ${message}`,
  );
