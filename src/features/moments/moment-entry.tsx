import { longDate } from '../../domain/printed-date.ts';
import { VideoPlayer } from '../../ui/client/video-player.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { BioLinks } from '../../ui/people/bio-links.tsx';
import { SportLinks } from '../../ui/sports/sport-links.tsx';
import { MomentGame } from './moment-game.tsx';
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
