import type { SeasonStats } from '../../api/season-stats/schema.ts';
import { figuresOfLogs, mainFigure } from '../../domain/stats/season/game-chart.ts';
import { GameChart } from '../../ui/chart/game-chart.tsx';
import { SeasonPicker } from '../../ui/controls/season-picker.tsx';
import { enDashed } from '../../web/text.ts';
import { shownPlayer, statsAddress } from './stats-view.ts';

/** A chart of one figure of the player's season by game; links select other figures. */
export function PlayerChart({ stats, figure }: { stats: SeasonStats; figure: string | undefined }) {
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
