import { clockText } from '../../domain/clock-text.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { counted } from '../../web/counted.ts';
import { formatLength } from '../../web/duration.ts';
import type { Clip } from './loads.ts';
import styles from './playlist.module.css';

type Props = {
  slug: string;
  clips: readonly Clip[];
  /** Id of the current video. */
  current?: number;
};

/** The videos of a playlist in their order; their links continue with the playlist. */
export const PlaylistVideos = ({ slug, clips, current }: Props) => (
  <>
    <p className={styles.facts}>{lengthOf(clips)}</p>
    <ol className={styles.videos}>
      {clips.map(({ id, title, url, poster, seconds, summary }) => (
        <li key={id} className={styles.video}>
          <div className={styles.poster}>
            {poster && (
              <Picture url={poster.url} alt="" width={160} height={90} sizes="160px" focus={poster.focus} itemId={id} />
            )}
          </div>
          <div>
            <SiteLink href={`${url}?playlist=${slug}`} aria-current={id === current ? 'true' : undefined}>
              {title}
            </SiteLink>
            <p className={styles.facts}>{id === current ? 'Now playing' : seconds !== null && clockText(seconds)}</p>
            {summary && <p className={styles.summary}>{summary}</p>}
          </div>
        </li>
      ))}
    </ol>
  </>
);

export const videoCount = ({ length }: readonly unknown[]): string => counted(length, 'video');

/** "5 videos, 12 min"; without the total if the duration of a video is unknown. */
function lengthOf(clips: readonly Clip[]): string {
  const count = videoCount(clips);
  if (clips.some(({ seconds }) => seconds === null)) return count;
  return `${count}, ${formatLength(clips.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0))}`;
}
