import type { ItemList, WithContext } from 'schema-dts';

import { partner } from '../../content/partners/partner.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { ContentList } from '../../ui/page/content-list.tsx';
import { itemList } from '../../ui/page/item-list.ts';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import type { loadPartners } from './loads.ts';
import { type Partner, PartnerCard } from './partner-card.tsx';
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
