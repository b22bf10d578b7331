import type { Story } from '../../api/stories/schema.ts';
import { VideoPlayer } from '../../ui/client/video-player.tsx';
import styles from './story-page.module.css';

/** A story's video: nothing of it is loaded, from this host or another, before the reader asks for it. */
export function StoryVideo({ video }: { video: NonNullable<Story['video']> }) {
  const { youtube, archive, title, poster } = video;
  const source = youtube ? { youtube } : archive ? { archive, controls: true } : undefined;
  if (!source) return null;
  return (
    <figure className={styles.figure}>
      <VideoPlayer title={title} poster={poster} video={source} />
      <figcaption>
        {title}
        {youtube && '. Playing it connects you to YouTube.'}
      </figcaption>
    </figure>
  );
}
