import { expect, test } from 'vitest';

import type { Tenant } from '../../domain/tenant.ts';
import type { DataOf } from '../../routing/load.ts';
import type { loadStaffDirectory } from './loads.ts';
import { toDocument } from './staff-directory-document.ts';

const tenant = { slug: 'harbor', name: 'Harbor College' } as Tenant;
const member = (id: number, lastName: string, department: number) => ({
  id,
  title: `Ada ${lastName}`,
  firstName: 'Ada',
  lastName,
  departments: [{ id: department }],
});
const documentOf = (members: unknown[]) => {
  const departments = [
    { id: 1, title: 'Administration', url: null },
    { id: 2, title: 'Communications', url: null },
  ];
  return toDocument({ data: { departments, members } as unknown as DataOf<typeof loadStaffDirectory>, tenant });
};

test('the printed directory is one table, with a heading above each department', () => {
  const { sections } = documentOf([member(1, 'Lind', 1), member(2, 'Moss', 2)]);
  expect(sections).toHaveLength(1);
  expect(sections[0]?.tables).toHaveLength(1);
  expect(sections[0]?.tables[0]?.rows.map(({ kind }) => kind)).toEqual(['heading', undefined, 'heading', undefined]);
});

test('a printed directory without staff says so', () => {
  expect(documentOf([])).toMatchObject({ sections: [], notes: ['No staff listed yet.'] });
});
