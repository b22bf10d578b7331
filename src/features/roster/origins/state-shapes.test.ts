import { expect, test } from 'vitest';

import { usStates } from '../../../domain/us-states.ts';
import { stateShapes } from './state-shapes.ts';

test('every state that a hometown can name has an outline, except the District of Columbia, which is too small', () => {
  const { byName } = stateShapes();
  expect(usStates.filter(([name]) => !byName.get(name)).map(([name]) => name)).toEqual(['District of Columbia']);
});

test('the outlines of all states take less than 6 kB', () => {
  const { outlines } = stateShapes();
  expect(outlines).toMatch(/^(M\d+ \d+l[-\d ]+)+$/);
  expect(outlines.length).toBeLessThan(6000);
});
