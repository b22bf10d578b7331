import type { StatGroups } from '../column.ts';
import { isShutout, type StatGame, type StatPlayer } from './stat-game.ts';

const pitchers = ({ own }: StatGame) => own.players.filter(({ stats }) => stats['pitching'] !== undefined);

/** Whether one pitcher pitched a game that has ended. */
const isComplete = (game: StatGame): boolean => game.outcome !== undefined && pitchers(game).length === 1;

/** Appearances, complete games and shutouts follow from the team's other pitchers and the score. */
export function pitcherFigures(player: StatPlayer, game: StatGame): StatGroups | undefined {
  const line = player.stats['pitching'];
  if (!line) return undefined;
  const [complete, shutout] = [isComplete(game), isShutout(game)];
  return {
    pitching: {
      app: 1,
      starts: Number(line['appearance'] === 1),
      cg: Number(complete),
      sho: Number(shutout && complete),
      cbo: Number(shutout && !complete),
    },
  };
}

/** For the team, a game is one appearance, and at most one shutout and one save, however many pitchers share it. */
export function staffFigures(game: StatGame): StatGroups | undefined {
  if (!game.own.stats['pitching']) return undefined;
  const [complete, shutout] = [isComplete(game), isShutout(game)];
  const saved = pitchers(game).some(({ stats }) => /^s/i.test(String(stats['pitching']?.['decision'] ?? '')));
  return {
    pitching: {
      app: 1,
      wins: Number(game.outcome === 'W'),
      losses: Number(game.outcome === 'L'),
      savesEarned: Number(saved),
      cg: Number(complete),
      sho: Number(shutout),
      cbo: Number(shutout && !complete),
    },
  };
}
