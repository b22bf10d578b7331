import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { copyText } from './copy-text.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a copy is confirmed for 1500 ms', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const onChange = vi.fn();
  await copyText('https://lakeshore.example/', onChange);
  expect(writeText).toHaveBeenCalledWith('https://lakeshore.example/');
  vi.advanceTimersByTime(1499);
  expect(onChange.mock.calls).toEqual([[true]]);
  vi.advanceTimersByTime(1);
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

it('a copy that the browser refuses is not confirmed', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('not allowed')) } });
  const onChange = vi.fn();
  await expect(copyText('x', onChange)).rejects.toThrow('not allowed');
  expect(onChange).not.toHaveBeenCalled();
});
