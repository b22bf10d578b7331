import { beforeEach, expect, test, vi } from 'vitest';

const streams = vi.hoisted(() => ({ created: [] as StubStream[], isSupported: true }));

type StubStream = {
  fail: (error: { fatal: boolean; type: string }) => void;
  loadSource: ReturnType<typeof vi.fn>;
  recoverMediaError: ReturnType<typeof vi.fn>;
  destroy: ReturnType<typeof vi.fn>;
};

vi.mock('hls.js', () => {
  class Hls {
    static readonly Events = { ERROR: 'error' };
    static readonly ErrorTypes = { MEDIA_ERROR: 'media', NETWORK_ERROR: 'network' };
    static readonly isSupported = () => streams.isSupported;
    fail = (_: { fatal: boolean; type: string }) => {};
    attachMedia = vi.fn();
    loadSource = vi.fn();
    recoverMediaError = vi.fn();
    destroy = vi.fn();
    constructor() {
      streams.created.push(this);
    }
    on(_: string, listener: (event: string, error: { fatal: boolean; type: string }) => void) {
      this.fail = (error) => listener('error', error);
    }
  }
  return { default: Hls };
});

const { loadStream } = await import('./load-stream.ts');

const address = 'https://streams.example.edu/game.m3u8';
const load = () => {
  const video = new EventTarget();
  const onFailure = vi.fn();
  const stop = loadStream(video as HTMLVideoElement, address, onFailure);
  return { video, onFailure, stop, stream: streams.created.at(-1) as StubStream };
};

beforeEach(() => {
  streams.isSupported = true;
});

test('a stream is fetched when the reader presses play, once', () => {
  const { video, stream } = load();
  expect(stream.loadSource).not.toHaveBeenCalled();
  for (let press = 0; press < 2; press++) video.dispatchEvent(new Event('play'));
  expect(stream.loadSource.mock.calls).toEqual([[address]]);
});

test('a stream that cannot be fetched is reported, a single failed attempt is not', () => {
  const { stream, onFailure } = load();
  stream.fail({ fatal: false, type: 'network' });
  expect(onFailure).not.toHaveBeenCalled();
  stream.fail({ fatal: true, type: 'network' });
  expect(onFailure).toHaveBeenCalledOnce();
  expect(stream.destroy).toHaveBeenCalledOnce();
});

test('an unreadable segment is skipped once, then reported', () => {
  const { stream, onFailure } = load();
  stream.fail({ fatal: true, type: 'media' });
  expect(stream.recoverMediaError).toHaveBeenCalledOnce();
  expect(onFailure).not.toHaveBeenCalled();
  stream.fail({ fatal: true, type: 'media' });
  expect(onFailure).toHaveBeenCalledOnce();
});

test('a browser that cannot play streams reports it', () => {
  streams.isSupported = false;
  expect(load().onFailure).toHaveBeenCalledOnce();
});

test('a stopped stream is not fetched', () => {
  const { video, stream, stop } = load();
  stop();
  video.dispatchEvent(new Event('play'));
  expect(stream.loadSource).not.toHaveBeenCalled();
  expect(stream.destroy).toHaveBeenCalledOnce();
});
