import { hall as hallKind } from '../../content/honors/hall.ts';
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
import { capitalize } from '../../web/text.ts';
import { groupInductees, groupingSlugs, groupingTitles } from './group-inductees.ts';
import type { Inductee } from './honor-items.ts';
import styles from './honors.module.css';
import { categoryName } from './inductee-facts.ts';
import { filterInductees } from './inductee-filter.ts';
import { inducteeGroups } from './inductee-groups.markup.tsx';
import type { loadHof } from './loads.ts';

export default function HallPage({ data: { hall, inductees, filter, grouping } }: PageProps<typeof loadHof>) {
  const { tenant } = getRequestContext();
  const groups = groupInductees(filterInductees(inductees, filter), grouping);
  const addressOf = (slug: (typeof groupingSlugs)[number]) =>
    href('honors', { slug: hall.slug, grouping: slug === groupingSlugs[0] ? undefined : slug });
  const hasTeams = inductees.some(({ category }) => category === 'team');
  const tabs = groupingSlugs.filter((slug) => slug !== 'teams' || hasTeams);

  return (
    <>
      <ContentList
        kind={hallKind}
        title={hall.title}
        documentTitle={grouping === 'year' ? hall.title : `${hall.title}: ${groupingTitles[grouping]}`}
        description={`${summaryOf(inductees)}: the members of the ${hall.title} of ${tenant.name}.`}
        path={addressOf(grouping)}
        indexed={inductees.length > 0}
        breadcrumbs={[{ label: 'Honors', href: href('honorsHome') }, { label: hall.title }]}
        lead={<p className={styles.count}>{summaryOf(inductees)}</p>}
        empty={
          inductees.length === 0 && {
            title: 'The first class has not been announced.',
            instead: <SiteLink href={href('honorsHome')}>All honors</SiteLink>,
          }
        }
      >
        <Tabs
          label="Groupings"
          tabs={tabs.map((slug) => ({
            label: groupingTitles[slug],
            href: addressOf(slug),
            current: slug === grouping,
          }))}
        />
        <FilterForm
          action={addressOf(grouping)}
          selects={[
            sportFilter(
              filter.sport,
              inductees.flatMap(({ sports }) => sports),
            ),
            { name: 'year', label: 'Class', any: 'All classes', value: filter.year, choices: yearsOf(inductees) },
            {
              name: 'category',
              label: 'Category',
              any: 'Everyone',
              value: filter.category,
              choices: categoriesOf(inductees),
            },
          ]}
        />
        {groups.length === 0 ? (
          <EmptyState title="No inductee matches this filter.">
            <p>
              <SiteLink href={addressOf(grouping)}>Show everyone</SiteLink>
            </p>
          </EmptyState>
        ) : (
          <Markup of={inducteeGroups} props={{ groups, grouping }} />
        )}
      </ContentList>
      {/* sanitized by the API */}
      {hall.about && <div className={styles.prose} dangerouslySetInnerHTML={{ __html: hall.about }} />}
    </>
  );
}

/** "62 inductees since 1975, 4 of them teams" */
function summaryOf(inductees: readonly Inductee[]): string {
  const [newest, oldest] = [inductees[0]?.inducted, inductees.at(-1)?.inducted];
  const teams = inductees.filter(({ category }) => category === 'team').length;
  const members = counted(inductees.length, 'inductee');
  const since = oldest === undefined ? '' : oldest === newest ? ` in ${oldest}` : ` since ${oldest}`;
  return `${members}${since}${teams > 0 ? `, ${teams} of them ${teams === 1 ? 'a team' : 'teams'}` : ''}`;
}

const yearsOf = (inductees: readonly Inductee[]) =>
  [...new Set(inductees.map(({ inducted }) => String(inducted)))].map((year) => ({ value: year, label: year }));

const categoriesOf = (inductees: readonly Inductee[]) =>
  [...new Set(inductees.map(({ category }) => category))].sort().map((category) => ({
    value: category,
    label: capitalize(`${categoryName(category).toLowerCase()}s`).replace('Coachs', 'Coaches'),
  }));
