import type { SeasonStats, StatView } from '../../api/season-stats/schema.ts';
import { sportSlug } from '../../domain/sport.ts';
import { href } from '../../routing/routes.ts';
import { LinkMenu } from '../../ui/controls/link-menu.tsx';
import { SeasonPicker } from '../../ui/controls/season-picker.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { enDashed } from '../../web/text.ts';
import { gamesText } from './games-text.ts';
import styles from './stats-top.module.css';
import { idOf, sourceText, statsAddress, viewLabels } from './stats-view.ts';

const mainViews: readonly StatView[] = [
  'overall',
  'conference',
  'team',
  'leaders',
  'highs',
  'games',
  'splits',
  'results',
  'source',
  'differences',
];
const logViews: readonly StatView[] = ['games', 'opponents', 'comparison', 'player'];

/** Title, record, season picker and the views of a season. */
function StatsTop({ stats, title }: { stats: SeasonStats; title: string }) {
  const isLog = logViews.includes(stats.view);
  const views = mainViews.filter((view) => stats.views.includes(view));
  const hasStatistics = stats.games > 0 || stats.imports.length > 0;
  return (
    <>
      <PageHeader title={title}>
        <TableMenu stats={stats} />
        <SeasonPicker seasons={seasonOptions(stats)} />
      </PageHeader>
      {hasStatistics && (
        <>
          <p className={styles.facts}>
            {stats.record && `Record ${enDashed(stats.record)}. `}
            {stats.games > 0 && gamesText(stats)}
            {stats.games === 0 && `Season totals without box scores. Source: ${sourceText(stats.imports)}.`}{' '}
            <span className={styles.formats}>
              <a href={href('pdfCumeStats', { sportSlug: sportSlug(stats.sport), season: stats.season.title })}>PDF</a>
              {' · '}
              <a href={href('records', { sportSlug: sportSlug(stats.sport) })}>Record book</a>
            </span>
          </p>
          <Tabs
            label="Statistics"
            tabs={views.map((view) => ({
              label: viewLabels[view],
              href: statsAddress(stats, view),
              current: view === stats.view || (view === 'games' && isLog),
            }))}
          />
          {isLog && stats.games > 0 && <LogViews stats={stats} />}
        </>
      )}
      {!hasStatistics && <NoStatistics stats={stats} />}
    </>
  );
}

/** Fewer tables are on one screen of a phone or two. */
const minInMenu = 3;

/** Links to the tables of a long view. */
const TableMenu = ({ stats: { sheets } }: { stats: SeasonStats }) => {
  const tables = sheets.filter(({ rows }) => rows.length > 0);
  return tables.length < minInMenu ? null : (
    <LinkMenu label="Tables" links={tables.map((sheet) => ({ title: sheet.caption, href: `#${idOf(sheet)}` }))} />
  );
};

/** The season menu and the current season. */
function seasonOptions(stats: SeasonStats) {
  const titles = [...new Set([stats.season.title, ...stats.seasons.map(({ title }) => title)])].sort().reverse();
  const view = stats.view === 'player' ? 'games' : stats.view;
  return titles.map((title) => ({
    title: enDashed(title),
    href: statsAddress(stats, view, { season: title }),
    current: title === stats.season.title,
  }));
}

/** The player whose games are listed. */
function LogViews({ stats }: { stats: SeasonStats }) {
  return (
    <div className={styles.logs}>
      <Tabs
        label="Whose games"
        tabs={(['games', 'opponents', 'comparison'] as const).map((view) => ({
          label: view === 'games' ? 'Team' : viewLabels[view],
          href: statsAddress(stats, view),
          current: view === stats.view,
        }))}
      />
      <SeasonPicker
        label="Player"
        seasons={stats.players.map(({ name, rosterPlayerId }) => ({
          title: name,
          href: statsAddress(stats, 'player', { player: rosterPlayerId }),
          current: stats.view === 'player' && stats.playerId === rosterPlayerId,
        }))}
      />
    </div>
  );
}

/** Shown before the first box score; links to the newest season with statistics. */
function NoStatistics({ stats }: { stats: SeasonStats }) {
  const newest = stats.seasons.find(({ title }) => title !== stats.season.title);
  return (
    <EmptyState title={`No ${enDashed(stats.season.title)} ${stats.sport.title.toLowerCase()} statistics yet.`}>
      <p>
        Statistics appear with the first box score of the season. See the{' '}
        <a href={href('schedule', { globalSportNameSlug: sportSlug(stats.sport), seasonTitle: stats.season.title })}>
          schedule
        </a>
        .
      </p>
      {newest && (
        <p>
          <a href={statsAddress(stats, 'overall', { season: newest.title })}>
            {enDashed(newest.title)} {stats.sport.title} statistics
          </a>
        </p>
      )}
    </EmptyState>
  );
}

export const statsTop = defineMarkup('features/stats/stats-top', StatsTop);
