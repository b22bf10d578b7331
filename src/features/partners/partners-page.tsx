import type { ItemList, WithContext } from 'schema-dts';

import type { ItemOf } from '../../content/define-content.ts';
import { partner } from '../../content/partners/partner.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import cardTitle from '../../ui/page/card-title.module.css';
import { ContentList } from '../../ui/page/content-list.tsx';
import { itemList } from '../../ui/page/item-list.ts';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import type { loadPartners } from './loads.ts';
import styles from './partners.module.css';

export default function PartnersPage({ data: { partners } }: PageProps<typeof loadPartners>) {
  const { tenant } = getRequestContext();
  const levels = [...Map.groupBy(partners, ({ level }) => level)];
  return (
    <ContentList
      kind={partner}
      description={`The companies that support ${tenant.name} athletics.`}
      items={partners}
      data={partners.length > 0 ? partnerList(partners) : undefined}
      empty={
        partners.length === 0 && {
          title: 'No partners listed yet.',
          instead: (
            <>
              Companies that support {tenant.shortName} athletics will be listed here.{' '}
              <SiteLink href={href('home')}>Home</SiteLink>
            </>
          ),
        }
      }
    >
      <p className={styles.lead}>These companies support {tenant.shortName} athletics.</p>
      {levels.map(([level, items], rank) => (
        <section key={level} className={styles.level} aria-labelledby={`level-${rank}`}>
          <SectionHeading id={`level-${rank}`}>{level}</SectionHeading>
          <ul className={styles.cards} data-rank={rank === 0 ? 'first' : undefined}>
            {items.map((item) => (
              <PartnerCard key={item.id} item={item} />
            ))}
          </ul>
        </section>
      ))}
    </ContentList>
  );
}

/** Partners as structured data, in the order of the page. */
const partnerList = (partners: readonly Partner[]): WithContext<ItemList> =>
  itemList(
    partners.map(({ title, link, about, image }) => ({
      '@type': 'Organization',
      name: title,
      ...(link && { url: link }),
      ...(about && { description: about }),
      ...(image && { logo: canonicalAddress(image.url) }),
    })),
    'Partners',
  );

type Partner = ItemOf<(typeof partner)['fields']>;

/** A partner with its logo; the name links to its website, if any. */
const PartnerCard = ({ item: { id, title, link, about, image } }: { item: Partner }) => (
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
