import { sportSlug } from '../../domain/sport.ts';
import { athleticsName } from '../../domain/tenant.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterForm } from '../../ui/filter-form.tsx';
import { Head } from '../../ui/head.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { sportChoices } from '../../ui/sport-choices.ts';
import type { load } from './load-publication-list.ts';
import { PublicationCard } from './publication-card.tsx';
import { kindTitle } from './publication-facts.ts';
import styles from './publications.module.css';

export default function PublicationListPage({ data: { publications }, query }: PageProps<typeof load>) {
  const { tenant } = getRequestContext();
  const [sport, kind] = [query.get('sport') || undefined, query.get('kind') || undefined];
  const shown = publications.filter(
    (each) => (!kind || each.kind === kind) && (!sport || each.sports.some((one) => sportSlug(one) === sport)),
  );
  const years = Map.groupBy(shown, ({ issued }) => issued.slice(0, 4));
  const kinds = new Map(publications.map((each) => [each.kind, kindTitle(each)]));
  return (
    <div className={styles.page}>
      <Head
        title="Publications"
        description={`Media guides, game programs and yearbooks of ${athleticsName(tenant)}.`}
        path={href('publications')}
        indexed={publications.length > 0}
      />
      <Breadcrumbs items={[{ label: 'Home', href: href('home') }, { label: 'Publications' }]} />
      <PageHeader title="Publications" />
      <FilterForm
        action={href('publications')}
        selects={[
          {
            name: 'sport',
            label: 'Sport',
            any: 'All sports',
            value: sport,
            choices: sportChoices(publications.flatMap(({ sports }) => sports)),
          },
          {
            name: 'kind',
            label: 'Type',
            any: 'All types',
            value: kind,
            choices: Array.from(kinds, ([value, label]) => ({ value, label })),
          },
        ]}
      />
      {shown.length === 0 && (
        <EmptyState title={publications.length === 0 ? 'No publications yet.' : 'No publication matches this filter.'}>
          <p>
            {publications.length === 0 ? (
              <SiteLink href={href('home')}>Home</SiteLink>
            ) : (
              <SiteLink href={href('publications')}>All publications</SiteLink>
            )}
          </p>
        </EmptyState>
      )}
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
    </div>
  );
}
