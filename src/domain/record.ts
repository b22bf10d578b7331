import { type CountedGame, countsInRecord, type DecidedGame, isExhibition, type Outcome, outcomeOf } from './game.ts';
import { roundHalfUp } from './stats/column.ts';

export type WinLoss = { wins: number; losses: number; ties: number };

export type TeamRecord = {
  overall: WinLoss;
  conference: WinLoss;
  home: WinLoss;
  away: WinLoss;
  neutral: WinLoss;
  streak: { outcome: Outcome; length: number } | undefined;
};

/**
 * A season's record, always derived from its games. Conference tournament games do not count toward the conference
 * record; a vacated win is removed and ends the streak. Games are ordered by date, then doubleheader number.
 */
export function recordOf(games: readonly CountedGame[]): TeamRecord {
  const counted = games.filter(countsInRecord);
  return {
    overall: tally(counted),
    conference: tally(counted.filter((game) => game.conference && !game.conferenceTournament)),
    home: tally(counted.filter((game) => game.locationIndicator === 'H')),
    away: tally(counted.filter((game) => game.locationIndicator === 'A')),
    neutral: tally(counted.filter((game) => game.locationIndicator === 'N')),
    streak: streakOf(games),
  };
}

/** Records as a season file states them: "16-14". */
export type StatedRecords = Partial<Record<'overall' | 'conferenceRecord' | 'home' | 'away' | 'neutral', string>>;

/**
 * The record of a season with the parts that only a season file states: the conference record if no game is marked as one of the
 * conference, and home, away and neutral if none is marked as neutral. A file with another overall record is of other games.
 */
export function withStatedRecords(record: TeamRecord, stated: StatedRecords): TeamRecord {
  const read = (text: string | undefined) => (text === undefined ? undefined : parseRecord(text));
  const overall = read(stated.overall);
  if (!overall || formatRecord(overall) !== formatRecord(record.overall)) return record;
  const conference = read(stated.conferenceRecord);
  const [home, away, neutral] = [read(stated.home), read(stated.away), read(stated.neutral)];
  const sites = home && away && neutral && { home, away, neutral };
  const isWhole = sites && decided(home) + decided(away) + decided(neutral) === decided(overall);
  return {
    ...record,
    ...(conference && decided(record.conference) === 0 && { conference }),
    ...(isWhole && decided(record.neutral) === 0 && sites),
  };
}

const decided = ({ wins, losses, ties }: WinLoss): number => wins + losses + ties;

/** Wins, losses and ties of decided games. */
export function tally(games: readonly DecidedGame[]): WinLoss {
  const record = { wins: 0, losses: 0, ties: 0 };
  for (const game of games) {
    const outcome = outcomeOf(game);
    if (outcome === 'W') record.wins++;
    else if (outcome === 'L') record.losses++;
    else if (outcome === 'T') record.ties++;
  }
  return record;
}

function streakOf(games: readonly CountedGame[]): TeamRecord['streak'] {
  const latestFirst = [...games].sort(
    (a, b) => b.localDate.localeCompare(a.localDate) || b.doubleheader - a.doubleheader,
  );
  let streak: TeamRecord['streak'];
  for (const game of latestFirst) {
    const outcome = outcomeOf(game);
    if (outcome === undefined || isExhibition(game.type)) continue;
    if (game.vacated && outcome === 'W') break;
    if (streak && streak.outcome !== outcome) break;
    streak = { outcome, length: (streak?.length ?? 0) + 1 };
  }
  return streak;
}

/** ".750", "1.000". */
export const formatPercentage = (percentage: number): string => percentage.toFixed(3).replace(/^0/, '');

/** "12-3" or "12-3-1", in wire format; pages print an en dash. */
export function formatRecord({ wins, losses, ties }: WinLoss): string {
  return ties > 0 ? `${wins}-${losses}-${ties}` : `${wins}-${losses}`;
}

/** Parses a record such as "12-3" or "12–3–1"; undefined for anything else. */
export function parseRecord(text: string): WinLoss | undefined {
  const [, wins, losses, ties = '0'] = /^(\d{1,3})[-–](\d{1,3})(?:[-–](\d{1,3}))?$/.exec(text.trim()) ?? [];
  return wins === undefined ? undefined : { wins: Number(wins), losses: Number(losses), ties: Number(ties) };
}

/** Winning percentage to three decimals, a tie counting as half a win; `undefined` without games. */
export function winPercentage({ wins, losses, ties }: WinLoss): number | undefined {
  const games = wins + losses + ties;
  return games === 0 ? undefined : roundHalfUp((wins + ties / 2) / games, 3);
}

/** "W3"; empty without a decided game. */
export function formatStreak(streak: TeamRecord['streak']): string {
  return streak ? `${streak.outcome}${streak.length}` : '';
}
