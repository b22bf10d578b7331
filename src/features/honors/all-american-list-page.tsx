import { allAmerican } from '../../content/honors/all-american.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { FilterForm } from '../../ui/controls/filter-form.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { sportFilter } from '../../ui/controls/sport-filter.ts';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { ContentList } from '../../ui/page/content-list.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
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
import type { loadAllAmericans } from './loads.ts';

export default function AllAmericanListPage({
  data: { selections, grouping, filter },
}: PageProps<typeof loadAllAmericans>) {
  const { tenant } = getRequestContext();
  const shown = filterSelections(selections, filter);
  const seasons = [...new Set(selections.map(({ season }) => season))];
  return (
    <ContentList
      kind={allAmerican}
      description={`Every All-America selection of ${tenant.name}, by sport, season and name.`}
      indexed={selections.length > 0}
      breadcrumbs={[{ label: 'Honors', href: href('honorsHome') }, { label: 'All-Americans' }]}
      empty={
        selections.length === 0 && {
          title: 'No All-American has been recorded yet.',
          instead: <SiteLink href={href('honorsHome')}>All honors</SiteLink>,
        }
      }
    >
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
          sportFilter(
            filter.sport,
            selections.map(({ sport }) => sport),
          ),
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
    </ContentList>
  );
}
