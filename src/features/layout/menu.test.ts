import { expect, it } from 'vitest';
import { toMenu } from './menu.ts';

const item = { open_in_new_window: false, url: null };

it('a menu reads the columns of an item one after the other', () => {
  const left = { ...item, id: 2, title: 'Baseball', url: '/sports/baseball' };
  const right = { ...item, id: 3, title: 'Golf', url: '/sports/golf' };
  const [sports] = toMenu([{ ...item, id: 1, title: 'Sports', columns: [{ items: [left] }, { items: [right] }] }]);
  expect(sports?.href).toBeUndefined();
  expect(sports?.items?.map(({ title }) => title)).toEqual(['Baseball', 'Golf']);
});
