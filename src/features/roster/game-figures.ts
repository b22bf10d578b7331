import type { PlayerGame } from '../../api/players/schema.ts';
import { against } from '../../domain/against.ts';
import type { GameFigure } from '../../domain/stats/season/game-chart.ts';
import { figureIn } from '../../domain/stats/season/sort-sheet.ts';
import type { GameLogTable } from './log-tables.ts';

/** The figures of a game log by game, oldest first. */
export const gameFigures = (tables: readonly GameLogTable<PlayerGame>[]): GameFigure[] => tables.flatMap(figuresOf);

const figuresOf = ({ key: group, columns, games, cellsOf }: GameLogTable<PlayerGame>): GameFigure[] =>
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
          label: against(game),
          date: `${Number(month)}/${Number(day)}`,
          value: figureIn(text),
          text: text ?? '-',
        };
      }),
  }));
