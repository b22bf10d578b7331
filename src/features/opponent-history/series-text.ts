import type { OpponentHistory, OpponentList, SeriesMeeting } from '../../api/opponent-history/schema.ts';
import { formatPercentage, formatRecord, type WinLoss, winPercentage } from '../../domain/record.ts';
import { counted } from '../../web/counted.ts';
import { enDashed, formatScore } from '../../web/text.ts';

/** "12–3–1". */
export const recordText = (record: WinLoss): string => enDashed(formatRecord(record));

/** ".750", "1.000"; a dash without games. */
export const percentageText = (record: WinLoss): string => {
  const percentage = winPercentage(record);
  return percentage === undefined ? '—' : formatPercentage(percentage);
};

/** "Won 4", "Lost 1", "Tied 1". */
export const streakText = ({ outcome, length }: NonNullable<OpponentHistory['streak']>): string =>
  `${{ W: 'Won', L: 'Lost', T: 'Tied' }[outcome]} ${length}`;

/** "12 of 13 meetings" if the averages do not count all of them; undefined otherwise. */
export const countedText = (points: OpponentHistory['points'], meetings: number): string | undefined =>
  points.games < meetings ? `${points.games} of ${counted(meetings, 'meeting')}` : undefined;

/** "Results since 1921–22, without the seasons that began in 1943 and 1944." Undefined without results. */
export function coverageText({ since, missing }: OpponentList['coverage']): string | undefined {
  if (since === null) return undefined;
  const years =
    missing.length > 6
      ? counted(missing.length, 'season')
      : `the seasons that began in ${listFormat.format(missing.map(String))}`;
  return `Results since ${enDashed(since)}${missing.length > 0 ? `, without ${years}` : ''}.`;
}
const listFormat = new Intl.ListFormat('en');

/** "W, 78–71 (OT)", "No contest"; an asterisk marks a result with a note. */
export function resultText(game: SeriesMeeting): string {
  const { outcome, teamScore, opponentScore, overtime, noContest } = game;
  if (noContest) return 'No contest';
  const score = teamScore === null || opponentScore === null ? '' : formatScore(teamScore, opponentScore);
  const mark = game.exhibition ? 'Exh.' : (outcome ?? '');
  return [mark && score ? `${mark},` : mark, score, overtime && `(${overtime})`].filter(Boolean).join(' ');
}

const forfeitTexts = { us: 'Forfeited by us', them: 'Won by forfeit', both: 'Double forfeit', none: '' };

/** What a reader has to know about a score, such as a vacated win. */
export const noteText = ({ vacated, outcome, forfeit, note, scoreText, exhibition }: SeriesMeeting): string =>
  [
    scoreText,
    note,
    // an editor's note explains more
    !note && vacated && outcome === 'W' && 'Win vacated',
    !note && forfeitTexts[forfeit],
    exhibition && 'Not part of the record',
  ]
    .filter(Boolean)
    .join('. ');

/** "vs" at home and at neutral sites, "at" away. */
export const siteText = { H: 'Home', A: 'Away', N: 'Neutral' } as const;
