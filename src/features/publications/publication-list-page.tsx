import { publication } from '../../content/publications/publication.ts';
import { sportSlug } from '../../domain/sport.ts';
import { athleticsName } from '../../domain/tenant.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { sportFilter } from '../../ui/controls/sport-filter.ts';
import { ContentList } from '../../ui/page/content-list.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import type { loadPublicationList } from './loads.ts';
import { PublicationCard } from './publication-card.tsx';
import { kindTitle } from './publication-facts.ts';
import styles from './publications.module.css';

export default function PublicationListPage({ data: { publications, filter } }: PageProps<typeof loadPublicationList>) {
  const { tenant } = getRequestContext();
  const { sport, kind } = filter;
  const shown = publications.filter(
    (each) => (!kind || each.kind === kind) && (!sport || each.sports.some(({ id }) => id === sport.id)),
  );
  const years = Map.groupBy(shown, ({ issued }) => issued.slice(0, 4));
  const kinds = new Map(publications.map((each) => [each.kind, kindTitle(each)]));
  return (
    <div className={styles.page}>
      <ContentList
        kind={publication}
        description={`Media guides, game programs and yearbooks of ${athleticsName(tenant)}.`}
        indexed={publications.length > 0}
        breadcrumbs={[{ label: 'Home', href: href('home') }, { label: 'Publications' }]}
        filter={[
          sportFilter(
            sport && sportSlug(sport),
            publications.flatMap(({ sports }) => sports),
          ),
          {
            name: 'kind',
            label: 'Type',
            any: 'All types',
            value: kind,
            choices: Array.from(kinds, ([value, label]) => ({ value, label })),
          },
        ]}
        empty={
          shown.length === 0 &&
          (publications.length === 0
            ? { title: 'No publications yet.', instead: <SiteLink href={href('home')}>Home</SiteLink> }
            : {
                title: 'No publication matches this filter.',
                instead: <SiteLink href={href('publications')}>All publications</SiteLink>,
              })
        }
      >
        <div className={styles.years}>
          {[...years].map(([year, ofYear]) => (
            <section key={year} className={styles.year} aria-labelledby={`publications-${year}`}>
              <SectionHeading id={`publications-${year}`}>{year}</SectionHeading>
              <ul className={styles.grid}>
                {ofYear.map((item) => (
                  <PublicationCard key={item.id} item={item} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </ContentList>
    </div>
  );
}
