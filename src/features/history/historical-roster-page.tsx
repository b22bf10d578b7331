import { sportSlug } from '../../domain/sport.ts';
import { athleticsName } from '../../domain/tenant.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Head } from '../../ui/page/head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Pagination } from '../../ui/page/pagination.tsx';
import { counted } from '../../web/counted.ts';
import styles from './history.module.css';
import { historyAddress } from './history-query.ts';
import type { loadHistoricalRoster } from './loads.ts';
import { peopleTable } from './people-table.markup.tsx';
import { rosterFilters } from './roster-filters.markup.tsx';

/** Everyone who was ever on a roster, of all sports or of one. */
export default function HistoricalRosterPage({ data: { roster, query } }: PageProps<typeof loadHistoricalRoster>) {
  const { tenant } = getRequestContext();
  const { sport, total, page, pages, years } = roster;
  const slug = sport ? sportSlug(sport) : undefined;
  const title = `${sport ? `${sport.title} ` : ''}Historical Roster`;
  const isFiltered = query.letter !== undefined || query.year !== undefined || query.hometown !== undefined;
  return (
    <>
      <Head
        title={title}
        description={`${title} of ${tenant.name}: everyone who was ever on a roster, with years and hometowns.`}
        path={historyAddress(slug)}
        indexed={total > 0}
      />
      <PageHeader title={title} />
      {years.length > 0 && (
        <p className={styles.intro}>
          Everyone on a {sport ? sport.title : tenant.shortName} roster since {years.at(-1)}. A season over two years is
          listed under its first. <SiteLink href={href('archives')}>Archives</SiteLink>
        </p>
      )}
      {years.length > 0 && <Markup of={rosterFilters} props={{ roster, query }} />}
      {total > 0 ? (
        <>
          <Markup of={peopleTable} props={{ roster, caption: captionOf(total, isFiltered) }} />
          <Pagination
            label="Pages of the historical roster"
            page={page}
            pages={pages}
            address={(other) => historyAddress(slug, { ...query, page: other })}
          />
        </>
      ) : (
        <EmptyState title={isFiltered ? 'No one on a roster matches.' : 'No rosters have been published yet.'}>
          <p>
            {isFiltered ? (
              <SiteLink href={historyAddress(undefined)}>Everyone on a roster</SiteLink>
            ) : (
              <SiteLink href={href('home')}>{athleticsName(tenant)} home</SiteLink>
            )}
          </p>
        </EmptyState>
      )}
    </>
  );
}

const captionOf = (total: number, isFiltered: boolean): string =>
  `${counted(total, 'person', 'people')}${isFiltered ? ' found' : ''}`;
