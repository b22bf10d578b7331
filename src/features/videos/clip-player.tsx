import { imageAddress } from '../../domain/image-address.ts';
import { youtubeId } from '../../domain/video.ts';
import { VideoPlayer } from '../../ui/client/video-player.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import type { Clip } from './load-video.ts';
import styles from './videos.module.css';

const posterSize = { width: 1280, height: 720 };
const hls = 'application/vnd.apple.mpegurl';

/** Own files play in the browser's player with captions; the player of a provider loads after a click that names it. */
export function ClipPlayer({ item }: { item: Clip }) {
  const { title, video, stream, external, captions, captionsLanguage, poster } = item;
  const still = poster ? imageAddress(poster.url, posterSize, 'jpeg') : undefined;
  const youtube = external && youtubeId(external);
  if (youtube)
    return (
      <div className={styles.player}>
        <VideoPlayer video={{ youtube }} title={`${title} (on YouTube)`} poster={still ?? null} />
      </div>
    );
  if (!video && !stream) return <p className={styles.summary}>The video is not available yet.</p>;
  return (
    <>
      <div className={styles.player}>
        {/* biome-ignore lint/a11y/useMediaCaption: a clip without captions has none to name */}
        <video controls playsInline preload="metadata" poster={still} width="1280" height="720">
          {stream && <source src={stream} type={hls} />}
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
        </video>
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
