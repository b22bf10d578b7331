import type { PlayerBio, PlayerGame } from '../../api/players/schema.ts';
import type { StatTable as StatTableData } from '../../domain/stats/column.ts';
import { enDashed } from '../../domain/text.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { StatTable } from '../../ui/stat-table.tsx';
import styles from './bio-page.module.css';
import { logTables } from './log-tables.ts';
import { SeasonChart } from './season-chart.tsx';

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
        <StatTable
          key={table.key}
          id={`log-${table.key}`}
          caption={table.title}
          rowLabel="Game"
          explain={false}
          columns={[{ key: 'result', label: 'Result', kind: 'text' }, ...table.columns]}
          rows={table.games.map((entry) => ({
            id: entry.game.id,
            header: <GameName entry={entry} />,
            cells: { result: resultOf(entry), ...table.cellsOf(entry.stats) },
          }))}
        />
      ))}
      {player.gameLog.some(({ started }) => started) && <p className={styles.legend}>* Started the game</p>}
    </section>
  );
}

function GameName({ entry: { game, started, played } }: { entry: PlayerGame }) {
  const [, month, day] = game.venueDate.slice(0, 10).split('-');
  const text = `${Number(month)}/${Number(day)} ${game.atVs} ${game.opponent.title}${started ? ' *' : ''}`;
  return (
    <>
      {game.boxscoreUrl ? <SiteLink href={game.boxscoreUrl}>{text}</SiteLink> : text}
      {!played && ' (did not play)'}
    </>
  );
}

function resultOf({ game: { result, overtime } }: PlayerGame): string | undefined {
  if (!result || result.status === 'N') return undefined;
  const score = enDashed(`${result.teamScore}-${result.opponentScore}`);
  return `${result.status} ${score}${overtime && ` (${overtime})`}`;
}
