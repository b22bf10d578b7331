import { expect, test } from 'vitest';

import type { Tenant } from '../../domain/tenant.ts';
import { createTeamFinder } from './team-names.ts';

const opponent = (id: number, title: string, aliases: string[] = []) => ({
  id,
  title,
  slug: 'x',
  abbrev: null,
  logo: null,
  aliases,
});
const find = createTeamFinder({ name: 'Penn', shortName: 'Penn' } as Tenant, [
  opponent(1, 'Ohio State'),
  opponent(2, 'Visitor State University', ['Visitor Tech']),
  opponent(3, 'Miami University'),
  opponent(4, 'San José State'),
]);

test.each([
  ['#4 Ohio St.', 1],
  ['Visitor State', 2],
  ['VISITOR TECH', 2],
  ['Miami', undefined],
  ['San Jose St.', 4],
  ['Ohio', undefined],
])('the team %j of a table is opponent %j', (written, id) => expect(find(written).opponent?.id).toBe(id));

test('the college itself is found in any spelling, and a team that is no opponent is named without its rank', () => {
  expect(find('Pennsylvania')).toMatchObject({ isOurs: true, title: 'Penn' });
  expect(find('#9 Oak')).toEqual({ isOurs: false, title: 'Oak', opponent: undefined });
});
