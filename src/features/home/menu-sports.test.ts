import { expect, test } from 'vitest';

import type { NavigationItem } from '../../api/navigation/schema.ts';
import { menuSports } from './menu-sports.ts';

const item = (title: string, sportId?: number, more: object = {}) =>
  ({
    title,
    sport: sportId === undefined ? null : { id: sportId, title },
    items: [],
    columns: [],
    ...more,
  }) as unknown as NavigationItem;

test('sports are found on every level and in every column of a menu, each once', () => {
  const menu = [
    item('Football', 4),
    item('Sports', undefined, {
      columns: [
        { column: 1, items: [item('Men', undefined, { items: [item('Football', 4), item('Baseball', 5)] })] },
        { column: 2, items: [item('Softball', 6)] },
      ],
    }),
    item('Tickets'),
  ];
  expect(menuSports(menu).map(({ sport }) => sport.title)).toEqual(['Football', 'Baseball', 'Softball']);
});
