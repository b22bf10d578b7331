import { expect, it } from 'vitest';

import { nameKey, parsePersonName } from './person-name.ts';

it.each([
  ['Swarm, Molly', 'Molly', 'Swarm'],
  ['Swarm,Molly', 'Molly', 'Swarm'],
  ['Molly Swarm', 'Molly', 'Swarm'],
  ['DIRENZO, Gina', 'Gina', 'Direnzo'],
  ['SWARM,MOLLY', 'Molly', 'Swarm'],
  ['Smith, Jr., AJ', 'AJ', 'Smith Jr.'],
  ['Smith III, Bob', 'Bob', 'Smith III'],
  ['Bob Smith Jr.', 'Bob', 'Smith Jr.'],
  ["O'BRIEN-SMITH, PAT", 'Pat', "O'Brien-Smith"],
  ['Pele', '', 'Pele'],
  ['  Mary  Ann   Swarm ', 'Mary Ann', 'Swarm'],
  ['TEAM', '', 'Team'],
  ['', '', ''],
])('%j is %j %j', (text, firstName, lastName) => expect(parsePersonName(text)).toEqual({ firstName, lastName }));

it('names from different scorers are compared by their letters', () => {
  expect(nameKey({ firstName: 'José', lastName: "O'Peña Jr." })).toBe(
    nameKey({ firstName: 'JOSE', lastName: 'OPENA JR' }),
  );
  expect(nameKey({ firstName: 'Łukasz', lastName: 'Bjørn' })).toBe(nameKey({ firstName: 'LUKASZ', lastName: 'BJORN' }));
  expect(nameKey({ firstName: 'Ann', lastName: 'Lee' })).not.toBe(nameKey({ firstName: 'An', lastName: 'Nlee' }));
});
