import { expect, it } from 'vitest';

import { parseHometown, usStates } from './us-states.ts';

it.each([
  ['Maple Hollow, Mich.', { town: 'Maple Hollow', region: 'Michigan', isState: true }],
  ['Halden, N.Y.', { town: 'Halden', region: 'New York', isState: true }],
  ['Reno, NV', { town: 'Reno', region: 'Nevada', isState: true }],
  ['Boise, idaho', { town: 'Boise', region: 'Idaho', isState: true }],
  ['Gothenburg, Sweden', { town: 'Gothenburg', region: 'Sweden', isState: false }],
  ['London, Ontario, Canada', { town: 'London, Ontario', region: 'Canada', isState: false }],
  ['Chicago', { town: 'Chicago', isState: false }],
])('the hometown %s is read', (text, expected) => expect(parseHometown(text)).toEqual(expected));

it('every abbreviation belongs to only one state', () => {
  const spellings = usStates.flatMap((state) => [...new Set(state.map((each) => each.toLowerCase()))]);
  expect(new Set(spellings).size).toBe(spellings.length);
});
