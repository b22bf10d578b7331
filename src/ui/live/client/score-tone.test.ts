import { afterEach, expect, test, vi } from 'vitest';

import { createTone } from './score-tone.ts';

afterEach(() => vi.unstubAllGlobals());

test('the tone of a score lasts a quarter of a second and fades out', () => {
  const played: [string, ...number[]][] = [];
  const record =
    (name: string) =>
    (...values: number[]) =>
      void played.push([name, ...values]);
  const node = { connect: (next: unknown) => next };
  class StubAudio {
    currentTime = 10;
    destination = node;
    createOscillator = () => ({ ...node, frequency: { value: 0 }, start: record('start'), stop: record('stop') });
    createGain = () => ({
      ...node,
      gain: { setValueAtTime: record('volume'), exponentialRampToValueAtTime: record('fade') },
    });
    close = record('close');
  }
  vi.stubGlobal('AudioContext', StubAudio);
  const tone = createTone();
  expect(played).toEqual([]);
  tone.play();
  expect(played).toEqual([
    ['volume', 0.2, 10],
    ['fade', 0.001, 10.25],
    ['start', 10],
    ['stop', 10.25],
  ]);
});
