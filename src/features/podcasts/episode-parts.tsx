import type { Chapter } from '../../content/podcasts/chapters.ts';
import { audioOf, type Episode, type Podcast } from '../../content/podcasts/items.ts';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { SportLinks } from '../../ui/sports/sport-links.tsx';
import { formatClock, isoDuration } from '../../web/duration.ts';
import { EpisodeAudio } from './episode-audio.tsx';
import { EpisodeHeader } from './episode-header.tsx';
import styles from './podcasts.module.css';
import { Speakers, speakersOf } from './speakers.tsx';
import { SubscribeLinks } from './subscribe-links.tsx';
import { Transcript } from './transcript.tsx';

/** The chapters and transcript that the player follows. */
const partId = 'episode';

/** An episode with its player, notes, chapters and transcript. */
export function EpisodeParts({ item, show }: { item: Episode; show: Podcast }) {
  const source = audioOf(item)?.url;
  const speakers = speakersOf(show, item);
  return (
    <article id={partId}>
      <EpisodeHeader item={item} show={show}>
        <EpisodeAudio item={item} show={show} follows={partId} />
        <SubscribeLinks show={show} />
      </EpisodeHeader>
      <div className={styles.columns}>
        <div>
          {item.notes && (
            <section aria-labelledby="notes">
              <SectionHeading id="notes">Show notes</SectionHeading>
              {/* sanitized by the API */}
              <div className={styles.prose} dangerouslySetInnerHTML={{ __html: item.notes }} />
            </section>
          )}
          {item.transcript && <Transcript id={item.id} webVtt={item.transcript} source={source} />}
        </div>
        <aside className={styles.side}>
          {item.chapters.length > 0 && (
            <section aria-labelledby="chapters">
              <SectionHeading id="chapters">Chapters</SectionHeading>
              <ChapterList chapters={item.chapters} source={source} />
            </section>
          )}
          {speakers.length > 0 && (
            <section aria-labelledby="speakers">
              <SectionHeading id="speakers">In this episode</SectionHeading>
              <Speakers speakers={speakers} />
            </section>
          )}
          {item.sports.length > 0 && (
            <section aria-labelledby="sports">
              <SectionHeading id="sports">Sports</SectionHeading>
              <SportLinks sports={item.sports} />
            </section>
          )}
        </aside>
      </div>
    </article>
  );
}

type Props = {
  chapters: readonly Chapter[];
  /** URL of the audio; without it, chapters are not links. */
  source: string | undefined;
};

/** The chapters of an episode. Each links to its second of the audio, which the player handles. */
const ChapterList = ({ chapters, source }: Props) => (
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
