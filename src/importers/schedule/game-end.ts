import type { GameType } from '../../domain/game.ts';
import type { SeasonRules } from '../../domain/season.ts';
import { type GameEnd, isTimed } from '../../domain/season-rules.ts';
import type { ScheduleEvent } from './event.ts';
import type { ScheduledGame } from './scheduled-game.ts';

const tournament =
  /tournament|championship|playoff|\bncaa\b|\bcup\b|\bbowl\b|\b(?:semi|quarter)?-?finals?\b|\bround\b/i;

/** How a game ended. A title, promotion or note of a tournament makes it postseason, as `type` does, which the schedule has so far. */
export function endOf(
  { promotion = '', note = '', tournament: title = '', opponent }: ScheduleEvent,
  values: ScheduledGame['values'],
  { type = 'R', rules }: { type: GameType | undefined; rules: SeasonRules },
): GameEnd {
  const { ourScore, opponentScore, periodsPlayed, postScore, conferenceTournament = false } = values;
  const isOfTournament = tournament.test(`${promotion} ${note} ${title} ${opponent}`);
  return {
    type: values.type ?? (isOfTournament ? 'P' : type),
    conferenceTournament,
    overtimes: periodsPlayed && isTimed(rules) ? periodsPlayed - rules.periods : 0,
    hasShootout: /shootout|kicks/i.test(postScore ?? ''),
    isTied: ourScore !== undefined && ourScore === opponentScore && !values.forfeit && !values.noContest,
  };
}
