import { expect, it } from 'vitest';

import { parseHometown, stateNamed, traditionalSpellings, usStates } from './us-states.ts';

it.each([
  ['Maple Hollow, Mich.', { town: 'Maple Hollow', region: 'Michigan', isState: true }],
  ['Halden, N.Y.', { town: 'Halden', region: 'New York', isState: true }],
  ['Reno, NV', { town: 'Reno', region: 'Nevada', isState: true }],
  ['Boise, idaho', { town: 'Boise', region: 'Idaho', isState: true }],
  ['Erie, Penn.', { town: 'Erie', region: 'Pennsylvania', isState: true }],
  ['Madison, Wisc.', { town: 'Madison', region: 'Wisconsin', isState: true }],
  ['Hilo, Hawaiʻi', { town: 'Hilo', region: 'Hawaii', isState: true }],
  ['Fargo, N. Dak., USA', { town: 'Fargo', region: 'North Dakota', isState: true }],
  ['Gothenburg, Sweden', { town: 'Gothenburg', region: 'Sweden', isState: false }],
  ['London, Ontario, Canada', { town: 'London, Ontario', region: 'Canada', isState: false }],
  ['Chicago', { town: 'Chicago', isState: false }],
])('the hometown %s is read', (text, expected) => expect(parseHometown(text)).toEqual(expected));

it.each([
  'Ala. Alas. Ariz. Ark. Cal. Colo. Conn. Del. D.C. Fla.',
  'Ga. Haw. Ida. Ill. Ind. Ia. Kans. Ky. La. Me.',
  'Md. Mass. Mich. Minn. Miss. Mo. Mont. Nebr. Nev. N.H.',
  'N.J. N.M. N.Y. N.C. N.D. O. Okla. Ore. Pa. R.I.',
  'S.C. S.D. Tenn. Tex. Utah Vt. Va. Wash. W.Va. Wis. Wyo.',
])('the traditional abbreviations %s are states, each another one, with and without periods', (list) => {
  const abbreviations = list.split(' ');
  const states = abbreviations.map(stateNamed);
  expect(states).not.toContain(undefined);
  expect(new Set(states).size).toBe(abbreviations.length);
  expect(abbreviations.map((each) => stateNamed(each.replaceAll('.', '').toUpperCase()))).toEqual(states);
});

it.each([
  ['RI', 'R.I.'],
  ['Penn.', 'PA'],
  ['No. Dak.', 'N. Dakota'],
  ['W. Va.', 'WV'],
  ['Wisc.', 'Wis'],
])('%s and %s are one state', (one, other) => expect(stateNamed(one)).toBe(stateNamed(other)));

it.each(['Ontario', 'Sweden', 'Northern', 'S', ''])('%j is no state', (text) =>
  expect(stateNamed(text)).toBeUndefined(),
);

it('every spelling belongs to only one state', () => {
  for (const [name, ...abbreviations] of usStates)
    for (const spelling of [name, ...abbreviations, ...(traditionalSpellings[name] ?? [])])
      expect(stateNamed(spelling), spelling).toBe(name);
});
