import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const loadScript = vi.hoisted(() => vi.fn());
const playAds = vi.hoisted(() => vi.fn());
vi.mock('../../client/load-script.ts', () => ({ loadScript }));
vi.mock('./ima.ts', () => ({ playAds }));

/** The part of a video that is used. */
class StubVideo extends EventTarget {
  play = vi.fn(async () => {});
  pause = vi.fn();
}

const stored = new Map<string, string>();
const ads = { tagUrl: 'https://ads.example.com/vast', position: 'before' as 'before' | 'after', frequency: 1 };

const start = async (changes: Partial<typeof ads> = {}, choice: 'accepted' | 'declined' = 'accepted') => {
  const { startClipAds } = await import('./start-clip-ads.ts');
  const { setConsent } = await import('../../consent/client/consent-state.ts');
  const { consentOf } = await import('../../consent/consent.ts');
  const video = new StubVideo();
  const place = { hidden: true, replaceChildren: () => {} };
  const stop = startClipAds({ ...ads, ...changes }, { video, place } as never);
  expect(loadScript).not.toHaveBeenCalled();
  setConsent(consentOf(choice, false));
  const send = async (event: string) => {
    video.dispatchEvent(new Event(event));
    await Promise.resolve();
  };
  return { video, place, stop, send };
};

beforeEach(() => {
  vi.resetModules();
  loadScript.mockReset();
  playAds.mockReset();
  stored.clear();
  vi.stubGlobal('window', { google: { ima: {} } });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the player of ads is loaded after consent, and the ad is shown before the clip, once', async () => {
  const { video, place, send } = await start();
  expect(loadScript.mock.calls).toEqual([['https://imasdk.googleapis.com/js/sdkloader/ima3.js']]);
  await send('play');
  expect(playAds).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(video.play).toHaveBeenCalledOnce());
  expect([video.pause.mock.calls.length, place.hidden]).toEqual([1, true]);
  await send('play');
  expect(playAds).toHaveBeenCalledOnce();
});

test('without consent the clip plays as usual', async () => {
  const { video, send } = await start({}, 'declined');
  await send('play');
  expect([loadScript, playAds, video.pause].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
});

test('an ad after the clip waits for its end', async () => {
  const { video, send } = await start({ position: 'after' });
  await send('play');
  expect(playAds).not.toHaveBeenCalled();
  await send('ended');
  expect(playAds).toHaveBeenCalledOnce();
  expect(video.play).not.toHaveBeenCalled();
});

test('with a frequency of two, every other clip of a tab has an ad', async () => {
  for (const expected of [1, 1, 2]) {
    const { send, stop } = await start({ frequency: 2 });
    await send('play');
    stop();
    expect(playAds).toHaveBeenCalledTimes(expected);
    loadScript.mockReset();
    vi.resetModules();
  }
});
