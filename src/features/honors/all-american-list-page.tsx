import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterForm } from '../../ui/filter-form.tsx';
import { Head } from '../../ui/head.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { sportChoices } from '../../ui/sport-choices.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { counted } from '../../web/counted.ts';
import { enDashed } from '../../web/text.ts';
import {
  athletesOf,
  filterSelections,
  groupSelections,
  selectionGroupings,
  selectionGroupingTitles,
} from './all-american-facts.ts';
import { allAmericanTables } from './all-american-tables.markup.tsx';
import styles from './honors.module.css';
import type { load } from './load-all-americans.ts';

export default function AllAmericanListPage({ data: { selections, grouping, filter } }: PageProps<typeof load>) {
  const { tenant } = getRequestContext();
  const shown = filterSelections(selections, filter);
  const seasons = [...new Set(selections.map(({ season }) => season))];
  return (
    <>
      <Head
        title="All-Americans"
        description={`Every All-America selection of ${tenant.name}, by sport, season and name.`}
        path={href('allAmericans')}
        indexed={selections.length > 0}
      />
      <Breadcrumbs items={[{ label: 'Honors', href: href('honorsHome') }, { label: 'All-Americans' }]} />
      <PageHeader title="All-Americans" />
      {selections.length === 0 ? (
        <EmptyState title="No All-American has been recorded yet.">
          <p>
            <SiteLink href={href('honorsHome')}>All honors</SiteLink>
          </p>
        </EmptyState>
      ) : (
        <>
          <p className={styles.count}>
            {counted(selections.length, 'selection')} of {counted(athletesOf(selections), 'athlete')} since{' '}
            {enDashed(seasons.at(-1) ?? '')}
          </p>
          <Tabs
            label="Groupings"
            tabs={selectionGroupings.map((each) => ({
              label: selectionGroupingTitles[each],
              href: href('allAmericans', {}, { by: each === 'sport' ? undefined : each }),
              current: each === grouping,
            }))}
          />
          <FilterForm
            action={href('allAmericans')}
            hidden={grouping === 'sport' ? undefined : { name: 'by', value: grouping }}
            selects={[
              {
                name: 'sport',
                label: 'Sport',
                any: 'All sports',
                value: filter.sport,
                choices: sportChoices(selections.map(({ sport }) => sport)),
              },
              {
                name: 'season',
                label: 'Season',
                any: 'All seasons',
                value: filter.season,
                choices: seasons.map((season) => ({ value: season, label: enDashed(season) })),
              },
            ]}
          />
          {shown.length === 0 ? (
            <EmptyState title="No selection matches this filter.">
              <p>
                <SiteLink href={href('allAmericans')}>Show all selections</SiteLink>
              </p>
            </EmptyState>
          ) : (
            <Markup of={allAmericanTables} props={{ groups: groupSelections(shown, grouping), grouping }} />
          )}
        </>
      )}
    </>
  );
}
