import { longDate } from '../../domain/printed-date.ts';
import { sportTitles } from '../../domain/sport.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import cardTitle from '../../ui/page/card-title.module.css';
import { kindTitle, type Publication } from './publication-facts.ts';
import styles from './publications.module.css';

/** A publication in a list: its cover, or its title designed as a cover. */
export const PublicationCard = ({ item }: { item: Publication }) => (
  <li className={styles.card}>
    {item.cover ? (
      <Picture
        url={item.cover.url}
        focus={item.cover.focus}
        alt=""
        itemId={item.id}
        width={360}
        height={480}
        sizes="(max-width: 639px) 45vw, 260px"
      />
    ) : (
      <p className={styles.plainCover} aria-hidden="true">
        {item.title}
      </p>
    )}
    <h3 className={`${cardTitle.title} ${styles.name}`}>
      <SiteLink href={item.url ?? ''}>{item.title}</SiteLink>
    </h3>
    <p className={styles.facts}>
      {kindTitle(item)}, <time dateTime={item.issued}>{longDate(item.issued)}</time>
    </p>
    {item.sports.length > 0 && <p className={styles.facts}>{sportTitles(item.sports)}</p>}
  </li>
);
