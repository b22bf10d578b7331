import { beforeEach, expect, test, vi } from 'vitest';

import type { Track } from './track.ts';

/** An audio element that plays whatever it gets, until it fails: then only another source plays. */
class StubAudio extends EventTarget {
  currentTime = 0;
  duration = 1800;
  paused = true;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  hasError = false;
  sources: string[] = [];
  set src(address: string) {
    this.sources.push(address);
    this.hasError = false;
    this.paused = true;
    this.currentTime = 0;
  }
  async play() {
    if (this.hasError) throw new DOMException('no supported source', 'NotSupportedError');
    this.paused = false;
    this.dispatchEvent(new Event('play'));
  }
  pause() {
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }
  fail() {
    this.hasError = true;
    this.dispatchEvent(new Event('error'));
  }
}

const track: Track = { id: 12, title: 'Opening day', show: 'Corner', page: '/x', source: '/a.mp3', artwork: undefined };

let audio: StubAudio;
let player: typeof import('./playback.ts');
beforeEach(async () => {
  vi.resetModules();
  vi.unstubAllGlobals();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal(
    'Audio',
    class {
      constructor() {
        audio = new StubAudio();
        // biome-ignore lint/correctness/noConstructorReturn: the element that the player uses
        return audio;
      }
    },
  );
  player = await import('./playback.ts');
});

test('an episode that failed is fetched again by the next press of play, at the position it had', async () => {
  player.play(track);
  audio.currentTime = 95;
  audio.dispatchEvent(new Event('timeupdate'));
  audio.fail();
  expect(player.getPlayback()).toMatchObject({ isPlaying: false, hasFailed: true });
  player.toggle(track);
  expect([audio.sources, audio.currentTime]).toEqual([['/a.mp3', '/a.mp3'], 95]);
  await vi.waitFor(() => expect(player.getPlayback()).toMatchObject({ isPlaying: true, hasFailed: false }));
});

test('a line of the transcript plays from its second, without another fetch', () => {
  player.play(track);
  player.play(track, 40);
  expect([audio.sources, audio.currentTime]).toEqual([['/a.mp3'], 40]);
});

test('the system pauses an episode that is paused already without starting it', () => {
  const handlers = new Map<string, () => void>();
  const mediaSession = { setActionHandler: (name: string, handler: () => void) => handlers.set(name, handler) };
  vi.stubGlobal('navigator', { mediaSession });
  vi.stubGlobal('MediaMetadata', class {});
  player.play(track);
  for (let time = 0; time < 2; time++) handlers.get('pause')?.();
  expect(player.getPlayback().isPlaying).toBe(false);
  handlers.get('play')?.();
  expect(audio.paused).toBe(false);
});
