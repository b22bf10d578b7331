import type { BoxScore, BoxTeam } from '../../domain/box-score.ts';
import type { SportFamily } from '../../domain/sport-family.ts';
import { numberOf } from '../../domain/stats/column.ts';
import { teamsOf } from './team-lines.ts';

type Figure = readonly [group: string, key: string];

type Pair = readonly [ours: Figure, theirs: Figure];

const batting = ['ab', 'r', 'h', 'bb', 'so', 'hr', 'hbp'].map(
  (key): Pair => [
    ['hitting', key],
    ['pitching', key],
  ],
);
const taken: Figure = ['field', 'foa'];

/** A figure that mirrors one of the other team: a hit is a hit allowed, a face-off won is a face-off lost. */
const mirrors: Partial<Record<SportFamily, readonly Pair[]>> = {
  baseball: batting,
  softball: batting,
  icehockey: [
    [
      ['skating', 'fow'],
      ['skating', 'fol'],
    ],
  ],
  lacrosse: [[taken, taken]],
};

/** Keys of shots on goal and goals by sport. */
const shots: Partial<Record<SportFamily, { readonly onGoal: Figure; readonly goals: Figure }>> = {
  soccer: { onGoal: ['shots', 'sog'], goals: ['shots', 'g'] },
  fieldhockey: { onGoal: ['shots', 'sog'], goals: ['shots', 'g'] },
  icehockey: { onGoal: ['skating', 'sh'], goals: ['skating', 'g'] },
  lacrosse: { onGoal: ['field', 'sog'], goals: ['field', 'g'] },
};

/** Compares mirrored figures of the two teams, each pair once. */
export function checkMirrors(game: BoxScore): string[] {
  const pairs = mirrors[game.family] ?? [];
  return [
    ...compare(game.away, game.home, pairs),
    ...compare(
      game.home,
      game.away,
      pairs.filter(([ours, theirs]) => ours !== theirs),
    ),
  ];
}

function compare(team: BoxTeam, other: BoxTeam, pairs: readonly Pair[]): string[] {
  return pairs.flatMap(([ours, theirs]) => {
    const [here, there] = [numberOf(team.stats[ours[0]], ours[1]), numberOf(other.stats[theirs[0]], theirs[1])];
    if (here === undefined || there === undefined || here === there) return [];
    return [`${team.name}, ${ours.join(' ')}: ${here}, but ${other.name}, ${theirs.join(' ')}: ${there}.`];
  });
}

/** Goals plus saves cannot exceed shots on goal; defenders may also block shots. */
export function checkShotsOnGoal(game: BoxScore): string[] {
  const places = shots[game.family];
  if (!places) return [];
  return teamsOf(game).flatMap(({ side, team }) => {
    const keeper = game[side === 'home' ? 'away' : 'home'];
    const onGoal = numberOf(team.stats[places.onGoal[0]], places.onGoal[1]);
    const goals = numberOf(team.stats[places.goals[0]], places.goals[1]);
    const saves = numberOf(keeper.stats['goalkeeping'], 'saves');
    if (onGoal === undefined || goals === undefined || saves === undefined || goals + saves <= onGoal) return [];
    return [`${team.name}: ${onGoal} shots on goal, but ${goals} goals and ${saves} saves of ${keeper.name}.`];
  });
}
