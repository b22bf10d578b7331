import type { Tenant } from '../../domain/tenant.ts';
import type { TextDocument, TextTable } from '../../domain/text-document.ts';
import type { DataOf } from '../../routing/load.ts';
import type { load } from './load-staff-directory.ts';
import { groupByDepartment, type StaffGroup } from './staff-groups.ts';

type Options = { data: DataOf<typeof load>; tenant: Tenant };

/** The directory in text form, for its print view. */
export function toDocument({ data: { departments, members }, tenant }: Options): TextDocument {
  return {
    name: `${tenant.slug}-staff-directory`,
    title: 'Staff directory',
    college: tenant.name,
    facts: [],
    sections: [{ tables: groupByDepartment(departments, members).map(departmentTable) }],
    notes: members.length > 0 ? [] : ['No staff listed yet.'],
  };
}

const departmentTable = ({ title, entries }: StaffGroup): TextTable => ({
  caption: title,
  columns: [{ heading: 'Name', isRowHeader: true }, { heading: 'Title' }, { heading: 'Email' }, { heading: 'Phone' }],
  rows: entries.map((entry) => ({
    cells: [
      entry.url ? { text: entry.name, url: entry.url } : entry.name,
      entry.title ?? '',
      entry.email ?? '',
      entry.phone ?? '',
    ],
  })),
});
