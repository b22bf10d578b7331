import type { PlayerBio, PlayerGame } from '../../api/players/schema.ts';
import { sportSlug } from '../../domain/sport.ts';
import { mainFigure } from '../../domain/stats/season/game-chart.ts';
import { href } from '../../routing/routes.ts';
import { GameChart } from '../../ui/chart/game-chart.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { enDashed } from '../../web/text.ts';
import { gameFigures } from './game-figures.ts';
import type { GameLogTable } from './log-tables.ts';

type Props = {
  player: PlayerBio;
  tables: readonly GameLogTable<PlayerGame>[];
  /** The season's statistics list the player. */
  hasSeason: boolean;
};

/** A chart of the main figure of the season by game, with a link to the others; nothing for fewer than three games. */
export function SeasonChart({ player, tables, hasSeason }: Props) {
  const figure = mainFigure(gameFigures(tables));
  if (!figure || figure.games.length < 3) return null;
  const { sport, season, rosterPlayerId, firstName, lastName } = player;
  const address = href(
    'cumeStats',
    { sportSlug: sportSlug(sport), season: season.title },
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
