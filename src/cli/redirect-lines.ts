import { type } from 'arktype';
import { redirectRule, type RedirectRule } from '../domain/redirect-rule.ts';
import { readCsv } from '../importers/table.ts';
import { ruleFaults } from './redirect-rules.ts';
import { usageError } from './usage-error.ts';

export type RedirectLine = { line: number; rule: RedirectRule };

/** The redirects of a CSV file with the heading `from,to,status`. Throws a usage error that names every wrong line. */
export function readRedirects({ name, bytes }: { name: string; bytes: Uint8Array }): RedirectLine[] {
  const rows = readCsv(bytes);
  const [first] = rows;
  if (!first)
    throw usageError(`${name} has no redirects; it has to have a heading from,to,status and a line for each.`);
  const missing = ['from', 'to'].filter((column) => !(column in first.cells));
  if (missing.length > 0)
    throw usageError(`${name} has no column ${missing.join(' and ')}; its heading has to be from,to,status.`);
  const lines: RedirectLine[] = [];
  const faults: string[] = [];
  for (const { line, cells } of rows) {
    const rule = redirectRule(asRule(cells));
    if (rule instanceof type.errors) faults.push(...faultsOf(cells).map((fault) => `line ${line}: ${fault}`));
    else {
      const same = lines.find((other) => other.rule.fromPath === rule.fromPath);
      if (same) faults.push(`line ${line}: from is "${rule.fromPath}" as in line ${same.line}; leave one of them out`);
      else lines.push({ line, rule });
    }
  }
  if (faults.length > 0) throw usageError(faults.map((fault) => `${name}: ${fault}`).join('\n'));
  return lines;
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
