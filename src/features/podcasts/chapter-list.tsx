import type { Chapter } from '../../content/podcasts/chapters.ts';
import { formatClock, isoDuration } from '../../web/duration.ts';
import styles from './podcasts.module.css';

type Props = {
  chapters: readonly Chapter[];
  /** URL of the audio; without it, chapters are not links. */
  source: string | undefined;
};

/** The chapters of an episode. Each links to its second of the audio, which the player handles. */
export const ChapterList = ({ chapters, source }: Props) => (
  <ol className={styles.chapters} data-cues="">
    {chapters
      .filter(({ toc }) => toc !== false)
      .map(({ startTime, title }) => (
        <li key={startTime}>
          {source === undefined ? (
            <span>
              <time dateTime={isoDuration(startTime)}>{formatClock(startTime)}</time> {title}
            </span>
          ) : (
            <a href={`${source}#t=${startTime}`} data-seek={startTime}>
              <time dateTime={isoDuration(startTime)}>{formatClock(startTime)}</time> {title}
            </a>
          )}
        </li>
      ))}
  </ol>
);
