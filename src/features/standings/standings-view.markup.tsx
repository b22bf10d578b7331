import { apiPath } from '../../api/api-path.ts';
import type { Standings } from '../../api/standings/schema.ts';
import { longDate } from '../../domain/printed-date.ts';
import { href } from '../../routing/routes.ts';
import { SeasonPicker } from '../../ui/controls/season-picker.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { StandingsTable } from '../../ui/standings/standings-table.tsx';
import { orderText } from '../../ui/standings/standings-text.ts';
import { enDashed } from '../../web/text.ts';
import styles from './standings.module.css';

type Props = { standings: Standings; slug: string; title: string; logo: string | null };

/** Title, season picker and the tables of a conference. */
const StandingsView = ({ standings, slug, title, logo }: Props) => {
  const { sport, season, seasons, conference, tables, through, order, ties } = standings;
  return (
    <>
      <Breadcrumbs items={[{ label: sport.title, href: href('sport', { slug }) }, { label: 'Standings' }]} />
      <PageHeader title={title}>
        <SeasonPicker
          seasons={[...new Set([season.title, ...seasons])]
            .sort()
            .reverse()
            .map((each) => ({
              title: enDashed(each),
              href: href('standings', { sportSlug: slug, season: each }),
              current: each === season.title,
            }))}
        />
      </PageHeader>
      {tables.length === 0 && <NoStandings standings={standings} slug={slug} />}
      {through && (
        <p className={styles.lead}>
          {conference &&
            (conference.website ? <SiteLink href={conference.website}>{conference.title}</SiteLink> : conference.title)}
          {conference && ' · '}
          Through <time dateTime={through}>{longDate(through)}</time>
        </p>
      )}
      {tables.map((table, index) => (
        <section key={table.title} className={styles.table}>
          <StandingsTable
            id={`standings-${index + 1}`}
            caption={table.title ?? conference?.title ?? 'Conference'}
            teams={table.rows}
            logo={logo}
          />
        </section>
      ))}
      {tables.length > 0 && <p className={styles.notes}>{orderText(order, ties)}</p>}
      {tables.length > 0 && (
        <p>
          <a
            className={styles.download}
            href={`${apiPath(['Standings', slug, season.title])}.csv`}
            download={`${slug}-standings-${season.title}.csv`}
          >
            Standings, CSV
          </a>
        </p>
      )}
    </>
  );
};

/** Shown until the conference publishes a table. */
const NoStandings = ({ standings: { season, sport }, slug }: Pick<Props, 'standings' | 'slug'>) => (
  <EmptyState title={`No ${enDashed(season.title)} ${sport.title.toLowerCase()} standings yet.`}>
    <p>
      Standings appear with the first conference results. See the{' '}
      <SiteLink href={href('schedule', { globalSportNameSlug: slug, seasonTitle: season.title })}>
        {enDashed(season.title)} schedule
      </SiteLink>
      .
    </p>
  </EmptyState>
);

export const standingsView = defineMarkup('features/standings/standings-view', StandingsView);
