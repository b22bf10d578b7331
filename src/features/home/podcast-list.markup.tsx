import { longDate } from '../../domain/printed-date.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { enDashed } from '../../web/text.ts';
import styles from './podcast-list.module.css';

type Artwork = { url: string; focus: { x: number; y: number } };

type Props = {
  shows: readonly {
    id: number;
    title: string;
    image: Artwork | null;
    /** Dates are local, in ISO format. */
    episodes: readonly { id: number; url: string; title: string; date: string }[];
  }[];
};

/** Shows with their artwork and latest episodes. */
const PodcastList = ({ shows }: Props) => (
  <ul className={styles.shows}>
    {shows.map(({ id, title, image, episodes }) => (
      <li key={id} className={styles.show}>
        {image && (
          <Picture url={image.url} focus={image.focus} alt="" itemId={id} width={200} height={200} sizes="200px" />
        )}
        <div>
          <p className={styles.title}>{title}</p>
          {episodes.map((episode) => (
            <article key={episode.id} className={styles.episode}>
              <h3>
                <SiteLink href={episode.url}>{enDashed(episode.title)}</SiteLink>
              </h3>
              <time dateTime={episode.date.slice(0, 10)}>{longDate(episode.date)}</time>
            </article>
          ))}
        </div>
      </li>
    ))}
  </ul>
);

export const podcastList = defineMarkup('features/home/podcast-list', PodcastList);
