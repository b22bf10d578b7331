import type { ContentKind } from '../../content/define-content.ts';
import { printWallTime } from '../../content/fields/instant.ts';
import { selectRows } from '../../db/content/rows.ts';
import { findChanges } from '../../editing/audit.ts';
import { requireRow } from '../../editing/require-row.ts';
import type { CollegeWork } from '../college-command.ts';
import { formatTable } from '../format-table.ts';
import { optionName } from '../options.ts';

/** The recorded changes of a row, newest first. */
export async function printHistory(kind: ContentKind, { db, tenant, json, args }: CollegeWork): Promise<string[]> {
  const [id = ''] = args;
  const found = await findChanges(db, kind, { tenantId: tenant.id, id: Number(id) });
  if (found.length === 0) requireRow(kind, await selectRows(db, kind, tenant.id), id, optionName);
  const facts = found.map(({ changedAt, actor, action, changes }) => ({ changedAt, actor, action, changes }));
  if (json) return facts.map((fact) => JSON.stringify(fact));
  const cells = facts.map(({ changedAt, changes, ...rest }) => ({
    when: printWallTime(changedAt, tenant.timezone),
    ...rest,
    fields: Object.keys(changes).join(', '),
  }));
  return formatTable(cells);
}
