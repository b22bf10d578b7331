import { type broadcaster, media } from '../../content/coverage/broadcaster.ts';
import type { ItemOf } from '../../content/define-content.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { SportLinks } from '../../ui/sports/sport-links.tsx';
import styles from './coverage.module.css';

export type Broadcaster = ItemOf<(typeof broadcaster)['fields']>;

const titles: Record<(typeof media)[number], string> = { tv: 'Television', radio: 'Radio', streaming: 'Streaming' };

/** The stations, channels and services of each medium. */
export const BroadcasterCards = ({ broadcasters }: { broadcasters: readonly Broadcaster[] }) =>
  media
    .map((medium) => ({ medium, items: broadcasters.filter((each) => each.medium === medium) }))
    .filter(({ items }) => items.length > 0)
    .map(({ medium, items }) => (
      <section key={medium} className={styles.section} aria-labelledby={medium}>
        <SectionHeading id={medium}>{titles[medium]}</SectionHeading>
        <ul className={styles.cards}>
          {items.map((item) => (
            <li key={item.id} id={`broadcaster-${item.id}`} className={styles.card}>
              {item.image && (
                <div className={styles.logo}>
                  <Picture url={item.image.url} alt="" itemId={item.id} width={180} height={72} sizes="180px" />
                </div>
              )}
              <h3>{item.link ? <SiteLink href={item.link}>{item.title}</SiteLink> : item.title}</h3>
              {item.channel && <p className={styles.channel}>{item.channel}</p>}
              {/* sanitized by the API */}
              {item.about && <div className={styles.about} dangerouslySetInnerHTML={{ __html: item.about }} />}
              {item.sports.length > 0 && <SportLinks sports={item.sports} />}
            </li>
          ))}
        </ul>
      </section>
    ));
