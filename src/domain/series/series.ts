import { type CountedGame, countsInRecord, isExhibition, type Outcome, outcomeOf } from '../game.ts';
import { recordOf, type TeamRecord, tally, type WinLoss, winPercentage } from '../record.ts';
import { type Run, runsOf } from './runs.ts';

/** A game against the opponent of a series. */
export type Meeting = CountedGame & { id: number; overtime: boolean };

/** Points of both teams in games with a played score. */
export type SeriesPoints = { games: number; ours: number; theirs: number };

export type Series<M extends Meeting = Meeting> = {
  /** Decided games, exhibitions excluded, in date order. */
  meetings: readonly M[];
  overall: WinLoss;
  /** Winning percentage to three decimals, a tie counting as half a win; undefined without counted games. */
  percentage: number | undefined;
  /** Our vacated wins, which are not in the record. */
  vacated: number;
  /** Meetings decided by forfeit. */
  forfeits: number;
  /** Home, away and neutral add up to the overall record, and so do conference, nonconference and postseason. */
  splits: Record<'home' | 'away' | 'neutral' | 'conference' | 'nonconference' | 'postseason' | 'overtime', WinLoss>;
  lastTen: WinLoss;
  current: TeamRecord['streak'];
  longestWin: Run<M> | undefined;
  longestLoss: Run<M> | undefined;
  points: SeriesPoints;
  /** Games with the largest margin; several when equal. */
  largestWins: readonly M[];
  largestLosses: readonly M[];
  closestWins: readonly M[];
};

/** Date order; the two games of a doubleheader by number. */
export const inDateOrder = (a: Meeting, b: Meeting): number =>
  a.localDate.localeCompare(b.localDate) || a.doubleheader - b.doubleheader || a.id - b.id;

/** Postseason and conference tournament games. */
export const isPostseason = ({ type, conferenceTournament }: Pick<Meeting, 'type' | 'conferenceTournament'>): boolean =>
  type === 'P' || conferenceTournament;

/** The score of a game that was played to its end; a forfeit's may be nominal. */
const playedScore = ({ forfeit, ourScore, opponentScore }: Meeting): { ours: number; theirs: number } | undefined =>
  forfeit !== 'none' || ourScore === null || opponentScore === null
    ? undefined
    : { ours: ourScore, theirs: opponentScore };

/** Winning margin, negative for a loss; undefined without a played score. */
export const marginOf = (game: Meeting): number | undefined => {
  const score = playedScore(game);
  return score && score.ours - score.theirs;
};

/**
 * The series against one opponent, from its games in any order. Games without a result, no contests, exhibitions and
 * scrimmages are not meetings. A vacated win stays in the list and its points count, but the record leaves it out and it
 * ends streaks; a forfeit counts as a win or loss, its score in no total (statistics policies of the CSC).
 */
export function seriesOf<M extends Meeting>(games: readonly M[]): Series<M> {
  const meetings = games.filter((game) => outcomeOf(game) !== undefined && !isExhibition(game.type)).sort(inDateOrder);
  const counted = meetings.filter(countsInRecord);
  const { overall, home, away, neutral, streak } = recordOf(meetings);
  const runs = runsOf(meetings);
  const ofKind = (keep: (game: M) => boolean) => tally(counted.filter(keep));
  return {
    meetings,
    overall,
    percentage: winPercentage(overall),
    vacated: meetings.length - counted.length,
    forfeits: meetings.filter(({ forfeit }) => forfeit !== 'none').length,
    splits: {
      home,
      away,
      neutral,
      conference: ofKind((game) => game.conference && !isPostseason(game)),
      nonconference: ofKind((game) => !game.conference && !isPostseason(game)),
      postseason: ofKind(isPostseason),
      overtime: ofKind(({ overtime }) => overtime),
    },
    lastTen: tally(counted.slice(-10)),
    current: streak,
    longestWin: longest(runs, 'W'),
    longestLoss: longest(runs, 'L'),
    points: pointsOf(meetings),
    ...margins(counted),
  };
}

const longest = <M>(runs: readonly Run<M>[], outcome: Outcome): Run<M> | undefined =>
  // the latest of equal runs
  runs
    .filter((run) => run.outcome === outcome)
    .reduce<Run<M> | undefined>((best, run) => (best && best.length > run.length ? best : run), undefined);

function pointsOf(meetings: readonly Meeting[]): SeriesPoints {
  const points = { games: 0, ours: 0, theirs: 0 };
  for (const game of meetings) {
    const score = playedScore(game);
    if (!score) continue;
    points.games++;
    points.ours += score.ours;
    points.theirs += score.theirs;
  }
  return points;
}

function margins<M extends Meeting>(counted: readonly M[]) {
  const best = (games: readonly M[], choose: (...margins: number[]) => number) => {
    const value = choose(...games.map((game) => marginOf(game) ?? 0));
    return games.filter((game) => marginOf(game) === value);
  };
  const wins = counted.filter((game) => (marginOf(game) ?? 0) > 0);
  const losses = counted.filter((game) => (marginOf(game) ?? 0) < 0);
  return {
    largestWins: best(wins, Math.max),
    largestLosses: best(losses, Math.min),
    closestWins: best(wins, Math.min),
  };
}
