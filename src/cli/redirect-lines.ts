import { type } from 'arktype';

import { ruleFaults } from '../content/redirects/redirect-rules.ts';
import { type RedirectRule, redirectRule } from '../domain/redirect-rule.ts';
import { usageError } from '../domain/usage-error.ts';
import { readCsvRows } from '../importers/table.ts';

export type RedirectLine = { line: number; rule: RedirectRule };

/**
 * The redirects of a CSV file with the heading `from,to,status`. Throws a usage error that names every wrong line.
 * `pause` lets other work of the process go on.
 */
export async function readRedirects(
  { name, bytes }: { name: string; bytes: Uint8Array },
  pause: () => Promise<void>,
): Promise<RedirectLine[]> {
  const lines = new Map<string, RedirectLine>();
  const faults: string[] = [];
  let isEmpty = true;
  for await (const { line, cells } of readCsvRows(bytes, pause)) {
    await pause();
    if (isEmpty) assertColumns(name, cells);
    isEmpty = false;
    const rule = redirectRule(asRule(cells));
    if (rule instanceof type.errors) {
      faults.push(...faultsOf(cells).map((fault) => `line ${line}: ${fault}`));
      continue;
    }
    const same = lines.get(rule.fromPath);
    if (same) faults.push(`line ${line}: from is "${rule.fromPath}" as in line ${same.line}; leave one of them out`);
    else lines.set(rule.fromPath, { line, rule });
  }
  if (isEmpty)
    throw usageError(`${name} has no redirects; it has to have a heading from,to,status and a line for each.`);
  if (faults.length > 0) throw usageError(faults.map((fault) => `${name}: ${fault}`).join('\n'));
  return [...lines.values()];
}

function assertColumns(name: string, cells: Cells): void {
  const missing = ['from', 'to'].filter((column) => !(column in cells));
  if (missing.length > 0)
    throw usageError(`${name} has no column ${missing.join(' and ')}; its heading has to be from,to,status.`);
}

type Cells = Readonly<Record<string, string>>;

const asRule = ({ from = '', to = '', status = '' }: Cells) => ({
  fromPath: from,
  target: to,
  ...(status !== '' && { status: Number(status) }),
});

const faultsOf = (cells: Cells): string[] =>
  ruleFaults(asRule(cells)).map(
    ({ field, message }) => `${field} is ${JSON.stringify(cells[field] ?? '')}; ${message}`,
  );
