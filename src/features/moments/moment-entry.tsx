import type { ScheduleGame } from '../../api/games/schema.ts';
import { against } from '../../domain/against.ts';
import { longDate } from '../../domain/printed-date.ts';
import { scheduleRowAddress } from '../../routing/schedule-address.ts';
import { VideoPlayer } from '../../ui/client/video-player.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { ResultMark } from '../../ui/games/result-mark.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { BioLinks } from '../../ui/people/bio-links.tsx';
import { SportLinks } from '../../ui/sports/sport-links.tsx';
import { enDashed } from '../../web/text.ts';
import styles from './moments.module.css';
import type { ShownMoment } from './with-games.ts';

/** A moment on the timeline: its date, text, picture or video, game and people; `hasTopics` prints its sports. */
export const MomentEntry = ({ item, hasTopics }: { item: ShownMoment; hasTopics: boolean }) => (
  <li id={`moment-${item.id}`} className={styles.moment}>
    <p className={styles.day}>
      <span className={styles.year} aria-hidden="true">
        {item.date.slice(0, 4)}
      </span>
      <time dateTime={item.date}>{longDate(item.date)}</time>
    </p>
    <div className={styles.text}>
      <h3 className={styles.title}>{item.title}</h3>
      {item.summary && <p className={styles.summary}>{item.summary}</p>}
      {/* sanitized by the API */}
      {item.about && <div className={styles.prose} dangerouslySetInnerHTML={{ __html: item.about }} />}
      {item.played && <MomentGame game={item.played} />}
      {item.people.length > 0 && <BioLinks people={item.people} />}
      {hasTopics && item.sports.length > 0 && <SportLinks sports={item.sports} />}
    </div>
    {(item.video || item.image) && (
      <div className={styles.media} data-picture={item.video ? undefined : ''}>
        {item.video ? (
          <VideoPlayer video={item.video} title={item.video.title} poster={item.image?.url ?? null} isLazy />
        ) : (
          item.image && (
            <Picture
              url={item.image.url}
              focus={item.image.focus}
              alt={item.image.altText}
              itemId={item.id}
              width={560}
              height={315}
              sizes="(max-width: 1023px) 100vw, 480px"
            />
          )
        )}
      </div>
    )}
  </li>
);

/** The result of a moment's game, linked to its box score, or else to its row in the schedule. */
function MomentGame({ game }: { game: ScheduleGame }) {
  const { result, overtime, opponent, boxscoreUrl } = game;
  const score = result?.teamScore != null && enDashed(`${result.teamScore}-${result.opponentScore}`);
  return (
    <p className={styles.game}>
      {result && result.status !== 'N' && <ResultMark result={result.status} />}
      {score && (
        <b>
          {score}
          {overtime && ` (${overtime})`}
        </b>
      )}
      <span>{against(game)}</span>
      <SiteLink href={boxscoreUrl ?? scheduleRowAddress(game)} aria-label={`${linkLabel(game)}, ${opponent.title}`}>
        {linkLabel(game)}
      </SiteLink>
    </p>
  );
}

const linkLabel = ({ boxscoreUrl }: ScheduleGame) => (boxscoreUrl ? 'Box score' : 'Schedule');
