import type { BoxScore } from '../../domain/box-score.ts';
import type { SportFamily } from '../../domain/sport-family.ts';
import { teamsOf } from './team-lines.ts';

/** Starters of a team: men's and women's lacrosse differ, a libero or a designated player may count or not. */
const counts: Readonly<Partial<Record<SportFamily, readonly number[]>>> = {
  baseball: [9, 10],
  basketball: [5],
  fieldhockey: [11],
  // offense and defense; some start on both
  football: [20, 21, 22],
  icehockey: [6],
  lacrosse: [10, 12],
  soccer: [11],
  softball: [9, 10],
  volleyball: [6, 7],
  waterpolo: [7],
};

/** Compares the number of starters with that of the sport. A team without any has none recorded. */
export function checkStarters(game: BoxScore): string[] {
  const allowed = counts[game.family];
  return teamsOf(game).flatMap(({ team }) => {
    const started = team.players.filter((player) => player.started).length;
    if (!allowed || started === 0 || allowed.includes(started)) return [];
    return [
      `${team.name}: the file has ${started} ${started === 1 ? 'starter' : 'starters'}, a team has ${range(allowed)}.`,
    ];
  });
}

const range = (numbers: readonly number[]): string =>
  numbers.length > 1 ? `${numbers.slice(0, -1).join(', ')} or ${numbers.at(-1)}` : String(numbers[0]);
