import { localDateTime } from '../../domain/local-time.ts';
import { hlsType, youtubeId } from '../../domain/video.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { clipAdsOf } from '../../third-party/ads/clip-ads.ts';
import { VideoPlayer } from '../../ui/client/video-player.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { imageAddress } from '../../web/image-address.ts';
import { ClipVideo } from './client/clip-video.tsx';
import type { Clip } from './loads.ts';
import styles from './videos.module.css';

const posterSize = { width: 1280, height: 720 };

/** Own files play in the browser's player with captions; the player of a provider loads after a click that names it. */
export function ClipPlayer({ item }: { item: Clip }) {
  const { tenant, isCrawler } = getRequestContext();
  const { title, published, video, stream, external, captions, captionsLanguage, poster } = item;
  const still = poster ? imageAddress(poster.url, posterSize, 'jpeg') : undefined;
  const youtube = external && youtubeId(external);
  if (youtube)
    return (
      <div className={styles.player}>
        <VideoPlayer video={{ youtube }} title={`${title} (on YouTube)`} poster={still ?? null} />
      </div>
    );
  if (!video && !stream) return <p className={styles.summary}>The video is not available yet.</p>;
  const ads = clipAdsOf(tenant.settings.config ?? {}, localDateTime(published, tenant.timezone));
  return (
    <>
      <div className={styles.player}>
        <ClipVideo poster={still} stream={stream && !video ? stream : undefined} ads={isCrawler ? undefined : ads}>
          {stream && <source src={stream} type={hlsType} />}
          {video && <source src={video.url} type={video.mediaType} />}
          {captions && (
            <track
              kind="captions"
              src={captions.url}
              srcLang={captionsLanguage}
              label={captionNames[captionsLanguage]}
              default
            />
          )}
          {video && (
            <p>
              <SiteLink href={video.url}>Download the video</SiteLink>
            </p>
          )}
        </ClipVideo>
      </div>
      {stream && !video && (
        <p className={styles.when}>
          No picture? <a href={stream}>Open the stream in another player</a>
        </p>
      )}
    </>
  );
}

const captionNames = { en: 'English', es: 'Español', fr: 'Français' };
