import type { Story } from '../../api/stories/schema.ts';
import { videoOrigin } from '../../domain/story.ts';
import { VideoPlayer } from './client/video-player.tsx';
import styles from './story-page.module.css';

/** A story's video: nothing of it is loaded, from this host or another, before the reader asks for it. */
export function StoryVideo({ video }: { video: NonNullable<Story['video']> }) {
  const { youtube, archive, title, poster } = video;
  if (youtube) {
    const id = encodeURIComponent(youtube);
    return (
      <figure className={styles.figure}>
        <VideoPlayer
          title={title}
          poster={poster}
          watchUrl={`https://www.youtube.com/watch?v=${id}`}
          embedUrl={`${videoOrigin}/embed/${id}?autoplay=1`}
        />
        <figcaption>{title}. Playing it connects you to YouTube.</figcaption>
      </figure>
    );
  }
  if (!archive) return null;
  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/useMediaCaption: captions of archived videos are inside the file */}
      <video
        className={styles.video}
        controls
        preload="none"
        src={archive}
        poster={poster ?? undefined}
        aria-label={title}
      />
      <figcaption>{title}</figcaption>
    </figure>
  );
}
