import type { PlayerBio, PlayerGame } from '../../api/players/schema.ts';
import { against } from '../../domain/against.ts';
import type { StatTable as StatTableData } from '../../domain/stats/column.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { ResultMark } from '../../ui/games/result-mark.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { type StatRow, StatTable } from '../../ui/tables/stat-table.tsx';
import { enDashed } from '../../web/text.ts';
import styles from './bio-page.module.css';
import { type GameLogTable, logTables } from './log-tables.ts';
import { SeasonChart } from './season-chart.tsx';
import { seasonHighs } from './season-highs.ts';

type Props = {
  player: PlayerBio;
  tables: readonly StatTableData[];
  /** The season's statistics list the player. */
  hasSeason: boolean;
};

/** The player's games of the season: a chart of one figure, and one table per statistics group. */
export function GameLog({ player, tables, hasSeason }: Props) {
  const shown = logTables(tables, player.gameLog);
  if (shown.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="game-log">
      <SectionHeading id="game-log">{enDashed(player.season.title)} game log</SectionHeading>
      <SeasonChart player={player} tables={shown} hasSeason={hasSeason} />
      {shown.map((table) => (
        <div key={table.key} className={styles.log} data-narrow={table.columns.length < fewColumns || undefined}>
          <StatTable
            id={`log-${table.key}`}
            caption={table.title}
            rowLabel="Game"
            explain={false}
            columns={[{ key: 'result', label: 'Result', kind: 'text' }, ...table.columns]}
            rows={logRows(table)}
          />
        </div>
      ))}
      <p className={styles.legend}>
        {player.gameLog.some(({ started }) => started) && '* Started the game. '}
        {shown.some((table) => highsOf(table).size > 0) && 'Season highs are bold.'}
      </p>
    </section>
  );
}

/** Tables with fewer columns do not fill the width. */
const fewColumns = 8;

const highsOf = ({ games, cellsOf }: GameLogTable<PlayerGame>) => seasonHighs(games.map(({ stats }) => cellsOf(stats)));

/** The games with their results, season highs bold. */
function logRows(table: GameLogTable<PlayerGame>): StatRow[] {
  const highs = highsOf(table);
  return table.games.map((entry) => ({
    id: entry.game.id,
    header: <GameName entry={entry} />,
    cells: {
      result: <Result entry={entry} />,
      ...Object.fromEntries(
        Object.entries(table.cellsOf(entry.stats)).map(([key, text]) => [
          key,
          text !== undefined && text === highs.get(key) ? <b key={key}>{text}</b> : text,
        ]),
      ),
    },
  }));
}

function GameName({ entry: { game, started, played } }: { entry: PlayerGame }) {
  const [, month, day] = game.venueDate.slice(0, 10).split('-');
  const text = `${Number(month)}/${Number(day)} ${against(game)}${started ? '\u00a0*' : ''}`;
  return (
    <>
      {game.boxscoreUrl ? <SiteLink href={game.boxscoreUrl}>{text}</SiteLink> : text}
      {!played && ' (did not play)'}
    </>
  );
}

function Result({ entry: { game } }: { entry: PlayerGame }) {
  const { result, overtime } = game;
  if (!result || result.status === 'N') return undefined;
  return (
    <span className={styles.result}>
      <ResultMark result={result.status} />
      {enDashed(`${result.teamScore}-${result.opponentScore}`)}
      {overtime && ` (${overtime})`}
    </span>
  );
}
