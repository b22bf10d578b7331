import type { Podcast } from '../../content/podcasts/items.ts';
import { SportLinks } from '../../ui/sports/sport-links.tsx';
import { Artwork } from './artwork.tsx';
import { episodeCount } from './episode-facts.ts';
import styles from './podcasts.module.css';
import { Speakers, speakersOf } from './speakers.tsx';
import { SubscribeLinks } from './subscribe-links.tsx';

/** Artwork, description and subscription of a podcast. */
export function ShowHeader({ show, total }: { show: Podcast; total: number }) {
  const speakers = speakersOf(show);
  return (
    <article className={styles.header}>
      <div className={styles.artwork}>
        <Artwork images={[show.image]} title={show.title} width={320} sizes="(max-width: 767px) 50vw, 320px" eager />
      </div>
      <div>
        <p className={styles.facts}>
          <span>{show.author}</span>
          <span>{episodeCount(total)}</span>
          {show.explicit && <span>Explicit</span>}
        </p>
        <h1>{show.title}</h1>
        {show.about && <div className={styles.prose} dangerouslySetInnerHTML={{ __html: show.about }} />}
        {speakers.length > 0 && <Speakers speakers={speakers} />}
        {show.sports.length > 0 && <SportLinks sports={show.sports} />}
        <SubscribeLinks show={show} />
      </div>
    </article>
  );
}
