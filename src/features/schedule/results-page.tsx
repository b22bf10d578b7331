import { seasonFigures } from '../../domain/season-figures.ts';
import { sportSlug } from '../../domain/sport.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { scheduleAddress } from '../../routing/schedule-address.ts';
import { SeasonPicker } from '../../ui/controls/season-picker.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { RecordStrip } from '../../ui/games/record-strip.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Head } from '../../ui/page/head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { enDashed } from '../../web/text.ts';
import type { loadResults } from './loads.ts';
import { gamesOfType, resultTypeLabels, resultTypes } from './result-types.ts';
import { resultsAddress } from './results-address.ts';
import styles from './results-page.module.css';
import { resultsTable } from './results-table.markup.tsx';

export default function ResultsPage({
  data: { sport, schedule, games, seasons, type },
}: PageProps<typeof loadResults>) {
  const { tenant } = getRequestContext();
  const shown = gamesOfType(games, type);
  const season = schedule?.season.title;
  const title = `${season ? `${enDashed(season)} ` : ''}${sport.title} Results`;
  const figures = schedule && seasonFigures(schedule.record, schedule.games);
  // if all games have the same type, there is nothing to choose
  const types = resultTypes.filter((each) => {
    const { length } = gamesOfType(games, each);
    return each === 'all' || (length > 0 && length < games.length);
  });
  return (
    <>
      <Head
        title={title}
        description={`${tenant.shortName} ${title.toLowerCase()}: scores, box scores and recaps, newest first.`}
        path={resultsAddress(sport, season)}
        indexed={games.length > 0}
      />
      <PageHeader title={title}>
        <SeasonPicker
          seasons={seasons.map(({ scheduleId, seasonTitle }) => ({
            title: enDashed(seasonTitle),
            href: resultsAddress(sport, seasonTitle),
            current: scheduleId === schedule?.id,
          }))}
        />
      </PageHeader>
      {figures && <RecordStrip items={figures} />}
      {season && games.length > 0 ? (
        <>
          <div className={styles.controls}>
            {types.length > 1 && (
              <Tabs
                label="Type of game"
                tabs={types.map((each) => ({
                  label: `${resultTypeLabels[each]} ${gamesOfType(games, each).length}`,
                  href: resultsAddress(sport, season, each),
                  current: each === type,
                }))}
              />
            )}
            <SiteLink href={href('printResults', { sportSlug: sportSlug(sport), season, type })}>Print</SiteLink>
          </div>
          {shown.length > 0 ? (
            <Markup
              of={resultsTable}
              props={{
                caption: title,
                games: shown.toReversed(),
                historySport: sport.displayOpponentHistory ? sportSlug(sport) : undefined,
              }}
            />
          ) : (
            <EmptyState title={`No ${resultTypeLabels[type].toLowerCase()} results.`}>
              <p>
                <SiteLink href={resultsAddress(sport, season)}>All results of the season</SiteLink>
              </p>
            </EmptyState>
          )}
        </>
      ) : (
        <EmptyState title="No results yet.">
          <p>
            Results appear here with the first final score. See the{' '}
            <SiteLink href={scheduleAddress(sport, season)}>schedule</SiteLink>.
          </p>
        </EmptyState>
      )}
    </>
  );
}
