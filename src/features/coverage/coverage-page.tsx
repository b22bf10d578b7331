import { sportSlug } from '../../domain/sport.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterForm } from '../../ui/filter-form.tsx';
import { Head } from '../../ui/head.tsx';
import { JsonLd } from '../../ui/json-ld.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { broadcastTable } from './broadcast-table.markup.tsx';
import { BroadcasterCards } from './broadcaster-cards.tsx';
import styles from './coverage.module.css';
import type { load } from './load-coverage.ts';
import { serviceList } from './service-list.ts';

export default function CoveragePage({ data: { broadcasters, games, sport, sports } }: PageProps<typeof load>) {
  const { tenant } = getRequestContext();
  const slug = sport && sportSlug(sport);
  const isEmpty = broadcasters.length + games.length === 0;
  return (
    <>
      <Head
        title={['Coverage', sport?.title].filter(Boolean).join(' · ')}
        description={`How to watch and listen to ${sport?.title ?? tenant.name} games: television, radio, streaming and upcoming broadcasts.`}
        path={href('coverage', {}, { sport: slug })}
        items={broadcasters}
        indexed={!isEmpty}
      />
      {broadcasters.length > 0 && <JsonLd data={serviceList(broadcasters)} />}
      <PageHeader title="Coverage" />
      <p className={styles.lead}>How to watch and listen to {tenant.shortName} games.</p>
      {(!isEmpty || sport) && (
        <FilterForm
          action={href('coverage')}
          selects={[
            {
              name: 'sport',
              label: 'Sport',
              any: 'All sports',
              value: slug,
              choices: sports.map((each) => ({ value: sportSlug(each), label: each.title })),
            },
          ]}
        />
      )}
      {isEmpty ? (
        <EmptyState title="No broadcasts announced.">
          <p>
            Schedules name the stations of a game as soon as they are known.{' '}
            <SiteLink href={href('calendar')}>Calendar</SiteLink>
          </p>
        </EmptyState>
      ) : (
        <>
          <BroadcasterCards broadcasters={broadcasters} />
          {games.length > 0 && <Markup of={broadcastTable} props={{ games }} />}
        </>
      )}
    </>
  );
}
