import type { NamedSheet, SeasonStats, StatView } from '../../api/season-stats/schema.ts';
import { figuresOfLogs, mainFigure } from '../../domain/stats/season/game-chart.ts';
import { sortRows } from '../../domain/stats/season/sort-sheet.ts';
import { GameChart } from '../../ui/chart/game-chart.tsx';
import { SeasonPicker } from '../../ui/controls/season-picker.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { enDashed } from '../../web/text.ts';
import { SheetTable } from './sheet-table.tsx';
import styles from './stat-sheets.module.css';
import { idOf, type StatsQuery, shownPlayer, statsAddress } from './stats-view.ts';

type Props = { stats: SeasonStats } & Pick<StatsQuery, 'sort' | 'figure'>;

/** The parts of the overall view have headings; other views are named by their tabs. */
const partOf = ({ section }: NamedSheet): string => {
  if (section === 'team' || section.endsWith('-by-period')) return 'Team';
  return section === 'gbg_results' || section === 'game-results' ? 'Results' : 'Individual';
};

/** The tables of a view, one section per part, with the ids that other programs read. */
function StatSheets({ stats, sort, figure }: Props) {
  const sheets = stats.sheets.map((sheet) => (sort && idOf(sheet) === sort.table ? sorted(sheet, sort) : sheet));
  const hasParts = stats.view === 'overall' || stats.view === 'conference';
  if (sheets.every(({ rows }) => rows.length === 0))
    return stats.games > 0 || stats.imports.length > 0 ? <NoTables stats={stats} /> : null;
  const parts = [...Map.groupBy(sheets, partOf)].map(([part, ofPart]) => (
    <div
      key={part}
      id={part === 'Individual' && hasParts ? 'individual' : undefined}
      className={stats.view === 'leaders' ? styles.leaders : undefined}
    >
      {hasParts && <h2 className={styles.part}>{part}</h2>}
      {[...Map.groupBy(ofPart, ({ section }) => section)].map(([section, tables]) => (
        <section
          key={section}
          id={section}
          className={styles.section}
          aria-label={section === 'team' ? 'Team' : tables[0]?.caption}
        >
          {tables.map((sheet) => (
            <div key={idOf(sheet)} id={sheet.inner} className={styles.table}>
              <SheetTable sheet={sheet} stats={stats} sort={sort?.table === idOf(sheet) ? sort : undefined} />
            </div>
          ))}
        </section>
      ))}
    </div>
  ));
  return (
    <>
      {stats.view === 'player' && <PlayerChart stats={stats} figure={figure} />}
      {parts}
    </>
  );
}

function sorted(sheet: NamedSheet, { key, ascending }: NonNullable<Props['sort']>): NamedSheet {
  const column = sheet.columns.findIndex((each) => each.key === key);
  return column === -1 ? sheet : { ...sheet, rows: sortRows(sheet.rows, column, ascending) };
}

export const statSheets = defineMarkup('features/stats/stat-sheets', StatSheets);

const titles: Partial<Record<StatView, (stats: SeasonStats) => string>> = {
  conference: () => 'No conference games have statistics.',
  source: () => 'No statistics of this season were published elsewhere.',
  differences: () => 'No figures differ from published ones.',
  player: (stats) => `${shownPlayer(stats)?.name ?? 'The player'} has no statistics this season.`,
};

/** Shown in place of the tables of a view that has none in this season. */
const NoTables = ({ stats }: { stats: SeasonStats }) => (
  <EmptyState title={titles[stats.view]?.(stats) ?? 'No games of this kind have statistics.'}>
    <p>
      <a href={statsAddress(stats)}>
        All {enDashed(stats.season.title)} {stats.sport.title} statistics
      </a>
    </p>
  </EmptyState>
);

/** A chart of one figure of the player's season by game; links select other figures. */
function PlayerChart({ stats, figure }: { stats: SeasonStats; figure: string | undefined }) {
  const figures = figuresOfLogs(stats.sheets);
  const shown = figures.find(({ name }) => name === figure) ?? mainFigure(figures);
  const player = shownPlayer(stats);
  if (!shown || !player) return null;
  return (
    <GameChart
      id="player-chart"
      title={`${shown.title} by game, ${player.name}, ${enDashed(stats.season.title)}`}
      figure={shown}
      more={
        <SeasonPicker
          label="Figure"
          seasons={figures.map(({ name, title }) => ({
            title,
            href: statsAddress(stats, 'player', { player: player.rosterPlayerId, figure: name }),
            current: name === shown.name,
          }))}
        />
      }
    />
  );
}
