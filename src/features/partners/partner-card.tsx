import type { ItemOf } from '../../content/define-content.ts';
import type { partner } from '../../content/partners/partner.ts';
import { Picture } from '../../ui/media/picture.tsx';
import cardTitle from '../../ui/page/card-title.module.css';
import styles from './partners.module.css';

export type Partner = ItemOf<(typeof partner)['fields']>;

/** A partner with its logo; the name links to its website, if any. */
export const PartnerCard = ({ item: { id, title, link, about, image } }: { item: Partner }) => (
  <li id={`partner-${id}`} className={styles.card}>
    {image && (
      <div className={styles.logo}>
        <Picture url={image.url} alt="" itemId={id} width={360} height={144} sizes="(max-width: 639px) 60vw, 360px" />
      </div>
    )}
    <h3 className={`${cardTitle.title} ${styles.name}`}>
      {link ? (
        // search engines require the mark on paid links
        <a href={link} rel="sponsored noopener noreferrer">
          {title}
        </a>
      ) : (
        title
      )}
    </h3>
    {about && <p>{about}</p>}
  </li>
);
