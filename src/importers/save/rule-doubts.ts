import type { BoxScore } from '../../domain/box-score.ts';
import { againstRules, type GameEnd, isTimed } from '../../domain/season-rules.ts';
import { counted } from '../../web/counted.ts';
import { rulesOn, type SeasonRow } from './find-season.ts';
import type { SportRow } from './find-sport.ts';
import type { GameRow } from './match-game.ts';

/** A sentence about an end of a game that the rules of its day exclude; the game is saved as the file has it. */
export function endDoubt(sport: SportRow, localDate: string, end: GameEnd): string | undefined {
  const rules = rulesOn(sport, localDate);
  const what = againstRules(rules, end);
  if (what === undefined) return undefined;
  const when = `in ${localDate.slice(0, 4)}`;
  const use = { overtime: rules.overtime, shootouts: rules.shootout, ties: undefined }[what];
  const isOfPostseason = use === 'postseason';
  return isOfPostseason
    ? `${sport.title} had ${what} only in the postseason ${when}; correct the result, or mark the game as postseason`
    : `${sport.title} had no ${what} ${when}; correct the result`;
}

/** What contradicts the rules of a season in a game file, as sentences. */
export function ruleDoubts(
  boxScore: BoxScore,
  { sport, season }: { sport: SportRow; season: SeasonRow },
  { type, conferenceTournament, localDate }: GameRow,
): string[] {
  if (!isTimed(season.rules)) return [];
  const { regulationPeriods: regulation, periods, home, away } = boxScore;
  const end = {
    type,
    conferenceTournament,
    overtimes: periods.length - regulation,
    hasShootout: false,
    isTied: boxScore.complete && home.score === away.score,
  };
  const doubt = endDoubt(sport, localDate, end);
  const format =
    regulation === season.rules.periods
      ? []
      : [
          `The file has ${counted(regulation, 'period')} of regulation, ${sport.title} of ${season.title} has ${season.rules.periods}. The box score stays as it is; check the sport (--sport) and the date.`,
        ];
  return [...format, ...(doubt ? [`${doubt.charAt(0).toUpperCase()}${doubt.slice(1)}.`] : [])];
}
