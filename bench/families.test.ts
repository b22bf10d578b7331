import { expect, test } from 'vitest';

import { routes } from '../src/routing/routes.ts';
import { families } from './families.ts';

const inFamilies: string[] = Object.values(families).flatMap((family) => family.routes);

test('every route belongs to one family, whose budget bench checks', () => {
  expect(inFamilies.toSorted()).toEqual(routes.map(({ name }) => name).toSorted());
});
