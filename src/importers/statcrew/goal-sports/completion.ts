import type { BoxPlay } from '../../../domain/box-score.ts';
import { attribute, child, firstAttribute, flag, integer, type XmlElement } from '../../xml/element.ts';
import { boardClock, hasRunOut, type ClockRules } from './board-clock.ts';

export type Standing = { readonly complete: boolean; readonly period: number; readonly clock: string };

/**
 * Where the game stands. Soccer files say nothing of completion and scorers forget to close a hockey game, so the
 * file's own evidence decides: the last period (regulation or later) has ended by its clock or by its "end of period"
 * play with one team ahead. A level game goes on, unless the scorer wrote down when it ended.
 * Warns when that contradicts an explicit "not complete".
 */
export function readStanding(
  root: XmlElement,
  rules: ClockRules,
  score: { readonly home: number; readonly away: number },
  periodsPlayed: number,
  plays: readonly BoxPlay[],
): Standing {
  const status = child(root, 'status');
  const period = integer(status, 'period') ?? periodsPlayed;
  const clock = boardClock(attribute(status, 'clock'));
  const said = flag(status, 'complete');
  if (said || /^final/i.test(attribute(status, 'gamestatus'))) return { complete: true, period, clock };

  const closed = plays.some((play) => play.period === period && play.kind === 'heading' && /^end/i.test(play.text));
  const ended = period >= rules.regulationPeriods && (closed || hasRunOut(period, clock, rules));
  const decided = score.home !== score.away || firstAttribute(child(root, 'venue'), 'end') !== '';
  const complete = ended && decided;
  if (complete && said === false) {
    root.warnings.push(
      `The file says the game is not complete, but period ${period} is over at ${clock || 'its end'} with the score ${score.away}-${score.home}: taken as final.`,
    );
  }
  return { complete, period, clock };
}
