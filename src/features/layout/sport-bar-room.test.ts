import { expect, it } from 'vitest';

import { fittingLinks } from './sport-bar-room.ts';

const links = (count: number) => Array.from({ length: count }, (_, index) => ({ title: `Coaches ${index}` }));

it('a bar that fits shows every link', () => {
  expect(fittingLinks('Football', links(7))).toEqual({ shown: links(7), more: [] });
});

it('items that do not fit move to More, in order', () => {
  const { shown, more } = fittingLinks('Football', links(14));
  expect(shown.length).toBeGreaterThan(5);
  expect(more.length).toBeGreaterThan(1);
  expect([...shown, ...more]).toEqual(links(14));
});

it('a long sport name leaves less room', () => {
  expect(fittingLinks("Women's Swimming and Diving", links(14)).shown.length).toBeLessThan(
    fittingLinks('Golf', links(14)).shown.length,
  );
});

it('the width of More is included', () => {
  const all = links(14).map(({ title }) => ({ title, items: links(1) }));
  expect(fittingLinks('Golf', all).shown.length).toBeLessThan(fittingLinks('Golf', links(14)).shown.length);
});
