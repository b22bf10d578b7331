import type { Tenant } from '../../domain/tenant.ts';
import type { DataOf } from '../../routing/load.ts';
import type { TextDocument, TextTable } from '../../web/text-document.ts';
import type { loadStaffDirectory } from './loads.ts';
import { groupByDepartment, type StaffGroup } from './staff-groups.ts';

type Options = { data: DataOf<typeof loadStaffDirectory>; tenant: Tenant };

const title = 'Staff directory';

/** The directory in text form, for its print view. */
export function toDocument({ data: { departments, members }, tenant }: Options): TextDocument {
  return {
    name: `${tenant.slug}-staff-directory`,
    title,
    college: tenant.name,
    facts: [],
    sections: members.length > 0 ? [{ tables: [directoryTable(groupByDepartment(departments, members))] }] : [],
    notes: members.length > 0 ? [] : ['No staff listed yet.'],
  };
}

const columns = [
  { heading: 'Name', isRowHeader: true as const },
  { heading: 'Title' },
  { heading: 'Email' },
  { heading: 'Phone' },
];

/** One table, so that the columns of all departments are aligned. */
const directoryTable = (groups: readonly StaffGroup[]): TextTable => ({
  caption: title,
  columns,
  rows: groups.flatMap(({ title: department, entries }) => [
    { kind: 'heading' as const, cells: [department] },
    ...entries.map(({ name, url, title: position, email, phone }) => ({
      cells: [url ? { text: name, url } : name, position ?? '', email ?? '', phone ?? ''],
    })),
  ]),
});
