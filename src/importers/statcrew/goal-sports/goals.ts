import type { BoxScoring, Goal } from '../../../domain/box-score.ts';
import { parseJersey } from '../../jersey.ts';
import { attribute, child, childrenOf, integer, type XmlElement } from '../../xml/element.ts';
import { sideOf } from '../game.ts';
import { playerOrTeam } from '../names-in-text.ts';
import { periodNumber } from '../period-number.ts';
import { readClock } from './board-clock.ts';

/** The scoring summary. `kinds` lists the labeled kinds of goal, such as PP; an ordinary goal has no label. */
export function readGoals(root: XmlElement, kinds: Readonly<Record<string, string>>): BoxScoring[] {
  const score = { home: 0, away: 0 };
  return childrenOf(child(root, 'scores'), 'score').map((goal) => {
    const side = sideOf(goal);
    if (side) score[side] += 1;
    const kind = attribute(goal, 'type').toUpperCase();
    return {
      period: periodNumber(goal, 'prd'),
      clock: readClock(attribute(goal, 'time')),
      side: side ?? 'home',
      text: `${playerOrTeam(attribute(goal, 'name'))} (${assists(goal)})`,
      type: kinds[kind] ?? '',
      score: { ...score },
      detail: attribute(goal, 'desc'),
      goal: readGoal(goal),
    };
  });
}

function readGoal(goal: XmlElement): Goal {
  const seasonGoals = integer(goal, 'seasong');
  return {
    scorer: personName(goal, 'name'),
    jersey: parseJersey(attribute(goal, 'uni')),
    firstAssist: personName(goal, 'assist1'),
    secondAssist: personName(goal, 'assist2'),
    ...(seasonGoals !== undefined && { seasonGoals }),
  };
}

function personName(goal: XmlElement, name: string): string {
  const written = attribute(goal, name);
  return written && playerOrTeam(written);
}

function assists(goal: XmlElement): string {
  const names = ['assist1', 'assist2'].map((name) => attribute(goal, name)).filter((name) => name !== '');
  return names.map(playerOrTeam).join(', ') || 'unassisted';
}
