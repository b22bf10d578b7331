import { getTabValue, setTabValue } from '../../../ui/client/tab-storage.ts';
import { loadScript } from '../../client/load-script.ts';
import { isGranted, whenGranted } from '../../consent/client/consent-state.ts';
import { type ClipAds, imaScriptUrl } from '../clip-ads.ts';
import { playAds } from './ima.ts';

const playedClips = 'clips-played';

type Player = { video: HTMLVideoElement; place: HTMLElement };

/**
 * Shows the ads of a clip before or after it, once. Nothing is loaded before the reader consents to advertising, and without
 * consent or an ad the clip plays as usual.
 *
 * @returns a function that stops
 */
export function startClipAds({ tagUrl, position, frequency }: ClipAds, { video, place }: Player): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const showAds = async () => {
    const ima = window.google?.ima;
    if (!ima || !isGranted('ad_storage')) return;
    video.pause();
    place.hidden = false;
    await playAds(ima, { video, place, tagUrl });
    place.hidden = true;
    place.replaceChildren();
    if (position === 'before' && !signal.aborted) await video.play();
  };
  video.addEventListener(
    'play',
    () => {
      const played = getTabValue<number>(playedClips) ?? 0;
      setTabValue(playedClips, played + 1);
      if (played % frequency !== 0) return;
      if (position === 'before') void showAds();
      else video.addEventListener('ended', () => void showAds(), { once: true, signal });
    },
    { once: true, signal },
  );
  const stopWaiting = whenGranted('ad_storage', () => loadScript(imaScriptUrl));
  return () => {
    stopWaiting();
    leaving.abort();
  };
}
