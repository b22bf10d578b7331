import { expect, it } from 'vitest';

import { isCutName, isNearName, isSameName, nameKey, parsePersonName } from './person-name.ts';

it.each([
  ['Swarm, Molly', 'Molly', 'Swarm'],
  ['Swarm,Molly', 'Molly', 'Swarm'],
  ['Molly Swarm', 'Molly', 'Swarm'],
  ['DIRENZO, Gina', 'Gina', 'Direnzo'],
  ['SWARM,MOLLY', 'Molly', 'Swarm'],
  ['Smith, Jr., AJ', 'AJ', 'Smith Jr.'],
  ['Smith III, Bob', 'Bob', 'Smith III'],
  ['Bob Smith Jr.', 'Bob', 'Smith Jr.'],
  ['Smith, AJ, Jr.', 'AJ', 'Smith Jr.'],
  ['AJ Smith, Jr.', 'AJ', 'Smith Jr.'],
  ['Smith, Jr.', '', 'Smith Jr.'],
  ['Smith III', '', 'Smith III'],
  ['Smith, V.', 'V.', 'Smith'],
  ['Anna V', 'Anna', 'V'],
  ['JONES,MD', 'MD', 'Jones'],
  ['M. D. Jones', 'M. D.', 'Jones'],
  ['Jones, M. D.', 'M. D.', 'Jones'],
  ['AJ SMITH IV', 'AJ', 'Smith IV'],
  ['Pat Lane PhD', 'Pat', 'Lane PhD'],
  ['Pat Lane, PhD', 'Pat', 'Lane PhD'],
  ['Lane, Pat, Ph.D.', 'Pat', 'Lane Ph.D.'],
  ['Lane PhD, Pat', 'Pat', 'Lane PhD'],
  ['LANE, ED.D., PAT', 'Pat', 'Lane ED.D.'],
  ['Pat Lane Ph. D.', 'Pat', 'Lane Ph.D.'],
  ['pat lane, m.d., phd', 'pat', 'lane m.d. phd'],
  ['Pat Lane Jr. MD', 'Pat', 'Lane Jr. MD'],
  ['Pat Lane, Jr, EdD', 'Pat', 'Lane Jr EdD'],
  ['Maria De La Cruz PHD', 'Maria', 'De La Cruz PHD'],
  ['Md Rahman', 'Md', 'Rahman'],
  ['Ann Do', 'Ann', 'Do'],
  ['Mary Ann Ma', 'Mary Ann', 'Ma'],
  ['Maria De La Cruz', 'Maria', 'De La Cruz'],
  ['De La Cruz, Maria', 'Maria', 'De La Cruz'],
  ['DE LA CRUZ,MARIA', 'Maria', 'De La Cruz'],
  ['Anna Van Der Berg', 'Anna', 'Van Der Berg'],
  ['Jo St. John', 'Jo', 'St. John'],
  ['ST. JOHN,JO', 'JO', 'St. John'],
  ['Ana María de la Torre López', 'Ana María', 'de la Torre López'],
  ['Van Smith', 'Van', 'Smith'],
  ['Le', '', 'Le'],
  ['Jordana "Pip" Maddox', 'Jordana "Pip"', 'Maddox'],
  ["Mary Kate O'Brien-Smith", 'Mary Kate', "O'Brien-Smith"],
  ["O'BRIEN-SMITH, PAT", 'Pat', "O'Brien-Smith"],
  ['Pele', '', 'Pele'],
  ['  Mary  Ann   Swarm ', 'Mary Ann', 'Swarm'],
  ['TEAM', '', 'Team'],
  ['', '', ''],
])('%j is %j %j', (text, firstName, lastName) => expect(parsePersonName(text)).toEqual({ firstName, lastName }));

it.each([
  ['José O’Peña Jr.', "JOSE O'PENA JR"],
  ['Łukasz Bjørn', 'LUKASZ BJORN'],
  ['De La Cruz, Maria', 'Maria De La Cruz'],
  ['Garcia Lopez, Ana', 'Ana Garcia Lopez'],
  ['Delacruz, Maria', 'Maria De La Cruz'],
  ['Jordana "Pip" Maddox', 'Maddox, Jordana'],
  ['Mary-Kate Reed', 'Mary Kate Reed'],
])('%j and %j have the same letters', (one, other) =>
  expect(nameKey(parsePersonName(one))).toBe(nameKey(parsePersonName(other))),
);

it.each([
  ['Kim Min-ji', 'Min-ji Kim', true],
  ['De La Cruz Maria', 'Maria De La Cruz', true],
  ['Bob Smith Jr.', 'Bob Smith', true],
  ['Smith, Bob, III', 'Bob Smith III', true],
  ['Bob Smith Jr.', 'Bob Smith III', false],
  ['Pat Lane, PhD', 'Lane, Pat', true],
  ['Pat Lane MD', 'Pat Lane Jr.', true],
  ['Jordana "Pip" Maddox', 'Pip Maddox', true],
  ['Jordana “Pip” Maddox', 'Maddox, Jordana', true],
  ["Jordana 'Pip' Maddox", 'Pip Maddox', true],
  ['Jordana (Pip) Maddox', 'Pip Maddox', true],
  ["Pat O'Brien", 'Pat OBrien', true],
  ['Ann Lee', 'Ann Leeds', false],
  ['Ann Reed', 'Ada Reed', false],
])('%j may be %j: %j', (one, other, isSame) => {
  const names = [parsePersonName(one), parsePersonName(other)] as const;
  expect([isSameName(...names), isSameName(names[1], names[0])]).toEqual([isSame, isSame]);
});

it.each([
  ['M. Swarm', 'Molly Swarm', true],
  ['Swarm, M', 'Molly Swarm', true],
  ["MK O'Brien-Smith", "Mary Kate O'Brien-Smith", true],
  ["M.K. O'Brien-Smith", "Mary Kate O'Brien-Smith", true],
  ['De La Cruz, M.', 'Maria De La Cruz', true],
  ['Garcia Lopez, A.', 'Ana Garcia Lopez', true],
  ['K. Swarm', 'Molly Swarm', false],
  ['Molly Swarm', 'Mona Swarm', false],
  ['M. Warm', 'Molly Swarm', false],
  ['AJ Smith', 'Adam Smith', false],
])('%j is %j with initials: %j', (one, other, isCut) =>
  expect(isCutName(parsePersonName(one), parsePersonName(other))).toBe(isCut),
);

it.each([
  ['Anna Nickolson', 'Anna Nicholson', true],
  ['Anna Nichloson', 'Anna Nicholson', true],
  ['Jane Smith', 'Jana Smith', true],
  ['Ann Reed', 'Ada Reed', false],
  ['Anna Nicholson', 'Anna Nicholson', false],
  ['Anna Nicholson', 'Anna Reed', false],
])('%j may be a misspelling of %j: %j', (one, other, isNear) =>
  expect(isNearName(parsePersonName(one), parsePersonName(other))).toBe(isNear),
);
