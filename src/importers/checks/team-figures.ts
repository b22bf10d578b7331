import type { BoxScore } from '../../domain/box-score.ts';
import type { SportFamily } from '../../domain/sport-family.ts';
import { numberOf } from '../../domain/stats/column.ts';
import { teamsOf } from './team-lines.ts';

type Figure = readonly [group: string, key: string, words: string];

/** Team figures that must match the final score. Some scores include a shootout goal; goal totals never do. */
const scores: Partial<Record<SportFamily, readonly Figure[]>> = {
  basketball: [['box', 'pts', 'points']],
  baseball: [
    ['hitting', 'r', 'runs of the batters'],
    ['line', 'r', 'runs of the line score'],
  ],
  softball: [
    ['hitting', 'r', 'runs of the batters'],
    ['line', 'r', 'runs of the line score'],
  ],
  icehockey: [['skating', 'g', 'goals']],
  lacrosse: [['field', 'g', 'goals']],
};

/** A figure that cannot exceed another figure of the same team. */
const notMore: Partial<Record<SportFamily, readonly (readonly [Figure, Figure])[]>> = {
  football: [
    [
      ['passing', 'comp', 'completions'],
      ['passing', 'att', 'attempts'],
    ],
  ],
  volleyball: [
    [
      ['box', 'a', 'assists'],
      ['box', 'k', 'kills'],
    ],
    [
      ['box', 'k', 'kills'],
      ['box', 'ta', 'attacks'],
    ],
  ],
  soccer: [
    [
      ['shots', 'sog', 'shots on goal'],
      ['shots', 'sh', 'shots'],
    ],
  ],
  fieldhockey: [
    [
      ['shots', 'sog', 'shots on goal'],
      ['shots', 'sh', 'shots'],
    ],
  ],
  lacrosse: [
    [
      ['field', 'sog', 'shots on goal'],
      ['field', 'sh', 'shots'],
    ],
  ],
};

export function checkTeamFigures(game: BoxScore): string[] {
  return teamsOf(game).flatMap(({ team }) => {
    const against = (scores[game.family] ?? []).flatMap(([group, key, words]) => {
      const figure = numberOf(team.stats[group], key);
      if (figure === undefined || figure === team.score) return [];
      return [`${team.name}: ${figure} ${words}, the final score says ${team.score}.`];
    });
    const larger = (notMore[game.family] ?? []).flatMap(([less, more]) => {
      const [small, large] = [numberOf(team.stats[less[0]], less[1]), numberOf(team.stats[more[0]], more[1])];
      if (small === undefined || large === undefined || small <= large) return [];
      return [`${team.name}: ${small} ${less[2]} are more than ${large} ${more[2]}.`];
    });
    return [...against, ...larger];
  });
}
