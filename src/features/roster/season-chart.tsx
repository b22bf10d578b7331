import type { PlayerBio, PlayerGame } from '../../api/players/schema.ts';
import { type GameFigure, mainFigure } from '../../domain/stats/season/game-chart.ts';
import { figureIn } from '../../domain/stats/season/sort-sheet.ts';
import { enDashed } from '../../domain/text.ts';
import { href } from '../../routing/routes.ts';
import { GameChart } from '../../ui/chart/game-chart.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import type { LogTable } from './log-tables.ts';

type Props = {
  player: PlayerBio;
  tables: readonly LogTable<PlayerGame>[];
  /** The season's statistics list the player. */
  hasSeason: boolean;
};

/** The main figure of the season by game, with a link to the others. Fewer than three games have no chart. */
export function SeasonChart({ player, tables, hasSeason }: Props) {
  const figure = mainFigure(tables.flatMap(figuresOf));
  if (!figure || figure.games.length < 3) return null;
  const { sport, season, rosterPlayerId, firstName, lastName } = player;
  const address = href(
    'cumeStats',
    { sportSlug: sport.globalSportNameSlug ?? sport.shortName, season: season.title },
    { view: 'player', player: rosterPlayerId },
  );
  return (
    <GameChart
      id="season-chart"
      title={`${figure.title} by game, ${firstName} ${lastName}, ${enDashed(season.title)}`}
      figure={figure}
      more={hasSeason && <SiteLink href={address}>Other figures, splits and formulas</SiteLink>}
    />
  );
}

const figuresOf = ({ key: group, columns, games, cellsOf }: LogTable<PlayerGame>): GameFigure[] =>
  columns.map(({ key, name, label }) => ({
    name: `${group}-${key}`,
    title: name ?? label,
    isRate: false,
    games: games
      .filter(({ played }) => played)
      // the log begins with the newest game
      .toSorted((a, b) => a.game.venueDate.localeCompare(b.game.venueDate))
      .map(({ game, stats }) => {
        const [, month, day] = game.venueDate.slice(0, 10).split('-');
        const text = cellsOf(stats)[key];
        return {
          label: `${game.atVs} ${game.opponent.title}`,
          date: `${Number(month)}/${Number(day)}`,
          value: figureIn(text),
          text: text ?? '-',
        };
      }),
  }));
