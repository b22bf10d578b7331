'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

import { hlsType } from '../../../domain/video.ts';
import type { ClipAds } from '../../../third-party/ads/clip-ads.ts';
import { loadPart } from '../../../ui/client/load-part.ts';
import styles from './clip-video.module.css';

type Props = {
  poster: string | undefined;
  /** URL of an HLS stream that has no file as an alternative. */
  stream: string | undefined;
  ads: ClipAds | undefined;
  /** Sources and captions. */
  children: ReactNode;
};

/** The browser's player. The streaming library is loaded only by browsers that need it, the ad player only for clips with ads. */
export function ClipVideo({ poster, stream, ads, children }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const place = useRef<HTMLElement>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const player = video.current;
    if (!player || !stream) return;
    const fail = () => setHasFailed(true);
    if (player.canPlayType(hlsType)) {
      // errors of a source do not bubble
      player.addEventListener('error', fail, { capture: true });
      return () => player.removeEventListener('error', fail, { capture: true });
    }
    return untilLeft(async () => {
      const { loadStream } = await loadPart(() => import('./load-stream.ts'), { name: 'The video' });
      return loadStream(player, stream, fail);
    });
  }, [stream]);

  useEffect(() => {
    const [player, over] = [video.current, place.current];
    if (!player || !over || !ads) return;
    return untilLeft(async () => {
      const { startClipAds } = await loadPart(() => import('../../../third-party/ads/client/start-clip-ads.ts'), {
        name: null,
      });
      return startClipAds(ads, { video: player, place: over });
    });
  }, [ads]);

  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/useMediaCaption: a clip without captions has none to name */}
      <video
        ref={video}
        controls
        playsInline
        preload={stream ? 'none' : 'metadata'}
        poster={poster}
        width="1280"
        height="720"
      >
        {children}
      </video>
      {stream && (
        <p role="status" className={styles.failure}>
          {hasFailed && 'The stream cannot be played right now. Reload the page to try again.'}
        </p>
      )}
      {ads && <section ref={place} className={styles.ads} aria-label="Advertisement" hidden />}
    </div>
  );
}

/** Calls the cleanup function of a lazily loaded part, even if the reader leaves before it has loaded. */
function untilLeft(start: () => Promise<() => void>): () => void {
  let stop: (() => void) | undefined;
  let hasLeft = false;
  void start().then((loaded) => {
    stop = loaded;
    if (hasLeft) stop();
  });
  return () => {
    hasLeft = true;
    stop?.();
  };
}
