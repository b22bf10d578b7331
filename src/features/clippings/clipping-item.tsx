import type { clipping } from '../../content/clippings/clipping.ts';
import type { ItemOf } from '../../content/define-content.ts';
import { longDate } from '../../domain/printed-date.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { SportLinks } from '../../ui/sports/sport-links.tsx';
import styles from './clippings.module.css';

export type Clipping = ItemOf<(typeof clipping)['fields']>;

/** An article in another publication, linked from its headline. */
export const ClippingItem = ({ item }: { item: Clipping }) => (
  <li id={`clipping-${item.id}`} className={styles.item}>
    <p className={styles.source}>
      <span className={styles.outlet}>{item.outlet}</span>
      <time dateTime={item.date}>{longDate(item.date)}</time>
    </p>
    <div className={styles.text}>
      <h2 className={styles.headline}>{item.link ? <SiteLink href={item.link}>{item.title}</SiteLink> : item.title}</h2>
      {item.summary && <p>{item.summary}</p>}
      {item.author && <p className={styles.author}>By {item.author}</p>}
      {item.sports.length > 0 && <SportLinks sports={item.sports} />}
    </div>
    {item.image && (
      <div className={styles.picture}>
        <Picture
          url={item.image.url}
          focus={item.image.focus}
          alt={item.image.altText}
          itemId={item.id}
          width={240}
          height={160}
          sizes="(max-width: 767px) 33vw, 240px"
        />
      </div>
    )}
  </li>
);
