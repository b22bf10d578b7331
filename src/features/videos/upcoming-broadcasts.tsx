import type { EventGame } from '../../api/events/schema.ts';
import { shortDay } from '../../domain/printed-date.ts';
import { href } from '../../routing/routes.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import styles from './videos.module.css';

/** The next games with a broadcast, those in progress first; nothing if there are none. */
export const UpcomingBroadcasts = ({ games }: { games: readonly EventGame[] }) =>
  games.length > 0 && (
    <section aria-labelledby="broadcasts">
      <SectionHeading id="broadcasts" more={{ href: href('coverage'), label: 'All coverage' }}>
        Live and upcoming broadcasts
      </SectionHeading>
      <ul className={styles.broadcasts}>
        {games.map(({ id, media, venueDate, venueTime, sport, locationIndicator, opponent, live }) => (
          <li key={id}>
            <span className={styles.when}>
              {live ? <b>Live now</b> : <time dateTime={venueDate.slice(0, 10)}>{shortDay(venueDate)}</time>}
              {!live && venueTime && `, ${venueTime}`}
            </span>
            <SiteLink href={media.video ?? ''}>
              {sport.title} {locationIndicator === 'A' ? 'at' : 'vs'} {opponent.title}
            </SiteLink>
            <span className={styles.when}>{media.tv}</span>
          </li>
        ))}
      </ul>
    </section>
  );
