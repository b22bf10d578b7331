import type { BoxScore } from '../../../domain/box-score.ts';
import type { ParseMode } from '../../game-format.ts';
import { attribute, child, childrenOf, flag, integer, type XmlElement } from '../../xml/element.ts';
import type { StatCrewGame } from '../game.ts';
import { type ClockRules, hasRunOut, readClock } from './board-clock.ts';

/**
 * Determines completion from the game clock, in addition to the shared status. Soccer files have no completion flag and
 * hockey scorers forget to set it: the game is final once the last period (regulation or later) has ended, by the clock or
 * an "end of period" play, with one team ahead. A level game may continue. During play the clock alone is not enough,
 * since a penalty corner is played to its end. Warns if the file explicitly disagrees.
 */
export function completionFromClock(game: StatCrewGame, rules: ClockRules, { inPlay }: ParseMode): Partial<BoxScore> {
  const period = integer(game.status, 'period') ?? 0;
  const clock = readClock(attribute(game.status, 'clock'));
  const [home, away] = [goals(game.home), goals(game.away)];
  const isOut = !inPlay && hasRunOut(period, clock, rules);
  const ended = period >= rules.regulationPeriods && (isOut || wasClosed(game.root, period));
  if (!ended || home === away) return { clock };
  if (flag(game.status, 'complete') === false) {
    game.warnings.push(
      `The file is marked as incomplete, but period ${period} has ended with the score ${away}-${home}. The game is imported as final.`,
    );
  }
  return { complete: true, clock };
}

function goals(team: XmlElement): number {
  return integer(child(team, 'linescore'), 'score') ?? 0;
}

function wasClosed(root: XmlElement, period: number): boolean {
  return childrenOf(child(root, 'plays'), 'period')
    .filter((one) => integer(one, 'number') === period)
    .flatMap((one) => childrenOf(one, 'play'))
    .some((play) => attribute(play, 'action') === 'END-PRD' || /^end[ -]of[ -]period/i.test(attribute(play, 'text')));
}
