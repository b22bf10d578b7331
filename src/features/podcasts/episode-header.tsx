import type { ReactNode } from 'react';

import type { Episode, Podcast } from '../../content/podcasts/items.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { enDashed } from '../../web/text.ts';
import { Artwork } from './artwork.tsx';
import { lengthOf, numberOf, publishedOn } from './episode-facts.ts';
import styles from './podcasts.module.css';

/** Artwork, title, date and length of an episode above its player. */
export function EpisodeHeader({ item, show, children }: { item: Episode; show: Podcast; children: ReactNode }) {
  const date = publishedOn(item, 'long');
  return (
    <div className={styles.header}>
      <div className={styles.artwork}>
        <Artwork
          images={[item.image, show.image]}
          title={show.title}
          width={320}
          sizes="(max-width: 767px) 50vw, 320px"
          eager
        />
      </div>
      <div>
        <p className={styles.facts}>
          <SiteLink href={show.url ?? ''}>{show.title}</SiteLink>
          <time dateTime={date.iso}>{date.text}</time>
          {[numberOf(item), lengthOf(item), (item.explicit || show.explicit) && 'Explicit']
            .filter(Boolean)
            .map((fact) => (
              <span key={String(fact)}>{fact}</span>
            ))}
        </p>
        <h1>{enDashed(item.title)}</h1>
        {item.summary && <p className={styles.lead}>{enDashed(item.summary)}</p>}
        {children}
      </div>
    </div>
  );
}
