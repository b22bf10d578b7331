import type { Episode, Podcast } from '../../content/podcasts/items.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { enDashed } from '../../web/text.ts';
import { Artwork } from './artwork.tsx';
import { lengthOf, numberOf, publishedOn } from './episode-facts.ts';
import styles from './podcasts.module.css';

type Props = {
  episodes: readonly Episode[];
  shows: readonly Podcast[];
  /** Prints the podcast of each episode, for lists of several. */
  hasTopics?: boolean;
};

/** Episodes with date, length and summary; with artwork unless all have that of their only podcast. */
export const EpisodeList = ({ episodes, shows, hasTopics = false }: Props) => {
  const hasArtwork = hasTopics || episodes.some(({ image }) => image);
  return (
    <ul className={styles.episodes}>
      {episodes.map((item) => {
        const date = publishedOn(item);
        const show = shows.find(({ id }) => id === item.podcast?.id);
        return (
          <li key={item.id} className={styles.episode}>
            {hasArtwork && (
              <div className={styles.thumbnail}>
                <Artwork
                  images={[item.image, show?.image ?? null]}
                  title={item.podcast?.title ?? item.title}
                  width={112}
                  sizes="112px"
                />
              </div>
            )}
            <div>
              <p className={styles.facts}>
                {hasTopics && <strong>{item.podcast?.title}</strong>}
                <time dateTime={date.iso}>{date.text}</time>
                {[numberOf(item), lengthOf(item)].filter(Boolean).map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
              </p>
              <h3 className={styles.episodeTitle}>
                <SiteLink href={item.url ?? ''}>{enDashed(item.title)}</SiteLink>
              </h3>
              {item.summary && <p className={styles.summary}>{enDashed(item.summary)}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
};
