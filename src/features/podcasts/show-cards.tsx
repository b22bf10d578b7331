import type { Podcast } from '../../content/podcasts/items.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { stripHtml } from '../../web/strip-html.ts';
import { truncate } from '../../web/text.ts';
import { Artwork } from './artwork.tsx';
import { episodeCount } from './episode-facts.ts';
import styles from './podcasts.module.css';

/** Characters of a description on a card. */
const maxLength = 160;

/** The podcasts of a college with artwork, author and number of episodes. */
export const ShowCards = ({ shows }: { shows: readonly { show: Podcast; total: number }[] }) => (
  <ul className={styles.shows}>
    {shows.map(({ show, total }) => (
      <li key={show.id} className={styles.show}>
        <div className={styles.cover}>
          <Artwork images={[show.image]} title={show.title} width={240} sizes="(max-width: 639px) 35vw, 240px" eager />
        </div>
        <div>
          <h2 className={styles.showTitle}>
            <SiteLink href={show.url ?? ''}>{show.title}</SiteLink>
          </h2>
          <p className={styles.facts}>
            <span>{show.author}</span>
            <span>{episodeCount(total)}</span>
          </p>
          {show.about && <p className={styles.summary}>{truncate(stripHtml(show.about), maxLength)}</p>}
        </div>
      </li>
    ))}
  </ul>
);
