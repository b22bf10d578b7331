import { expect, test, vi } from 'vitest';

import { findMarkup } from './markup-cache.ts';

test('a part is rendered once per key, and afterward it is available at once', async () => {
  const render = vi.fn(async () => '<p>1</p>');
  expect(await findMarkup('once', render)).toBe('<p>1</p>');
  expect(findMarkup('once', render)).toBe('<p>1</p>');
  expect(await findMarkup('other', async () => '<p>2</p>')).toBe('<p>2</p>');
  expect(render).toHaveBeenCalledOnce();
});

test('simultaneous requests share a render', async () => {
  const render = vi.fn(async () => '<p>1</p>');
  const parts = await Promise.all([findMarkup('shared', render), findMarkup('shared', render)]);
  expect(parts).toEqual(['<p>1</p>', '<p>1</p>']);
  expect(render).toHaveBeenCalledOnce();
});

test('an error is not cached', async () => {
  const render = vi.fn(async () => '<p>1</p>').mockRejectedValueOnce(new Error('broken'));
  await expect(findMarkup('broken', render)).rejects.toThrow('broken');
  expect(await findMarkup('broken', render)).toBe('<p>1</p>');
});

test('the least recently used parts are evicted', async () => {
  const render = vi.fn(async () => 'x'.repeat(900_000));
  for (const key of ['first', 'second', 'first', 'third', 'fourth', 'first']) await findMarkup(key, render);
  expect(render).toHaveBeenCalledTimes(4);
  await findMarkup('second', render);
  expect(render).toHaveBeenCalledTimes(5);
});
