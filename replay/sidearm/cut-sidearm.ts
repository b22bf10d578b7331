import type { Side } from '../../src/domain/side.ts';
import { chooseMistakes } from '../mistakes.ts';
import { elapsedSeconds, spreadOverTime } from '../playing-time.ts';
import type { Mistake, RecordedGame, Score } from '../recorded-game.ts';
import { type Counts, doubtfulFigures, recounted, sideOfPlay, tallyOf } from './counts.ts';
import {
  parseSidearmFile,
  type SidearmFile,
  type SidearmPlay,
  type SidearmTeamStats,
  type SidearmValues,
} from './game-file.ts';

const none: Score = { home: 0, away: 0 };

/** A SIDEARM basketball game as a recording; no other sport is supported. */
export function cutSidearm(
  content: unknown,
  { bytes, seed }: { bytes: Uint8Array; seed: number | undefined },
): RecordedGame {
  const file = parseSidearmFile(content);
  const plays = file.Plays;
  const scores = scoresAfter(plays);
  const times = spreadOverTime(plays.map((play) => secondsOf(play, file.Game)));
  const whole = tallyOf(plays);
  const doubtful = doubtfulFigures({ home: file.Stats.HomeTeam, away: file.Stats.VisitingTeam }, whole);
  const mistakes = chooseMistakes(possibleMistakes(plays), seed);
  return {
    length: plays.length,
    secondsAt: (count) => times[Math.min(count, plays.length) - 1] ?? 0,
    scoreAt: (count) => scores[Math.min(count, plays.length) - 1] ?? none,
    mistakes,
    snapshot(count) {
      if (count >= plays.length) return bytes;
      const soFar = mistaken(plays.slice(0, count), mistakes.get(count), scores);
      return Buffer.from(JSON.stringify(cutFile(file, soFar, { now: tallyOf(soFar), whole, doubtful })));
    },
  };
}

function secondsOf({ Period, ClockSeconds }: SidearmPlay, { PeriodsRegulation, Rules }: SidearmFile['Game']) {
  if (typeof ClockSeconds !== 'number' || ClockSeconds < 0) return undefined;
  return elapsedSeconds(Period, ClockSeconds, {
    direction: 'down',
    regulation: PeriodsRegulation,
    period: Rules?.PeriodMinutes ?? 40 / PeriodsRegulation,
    overtime: Rules?.OTMinutes ?? 5,
  });
}

function scoresAfter(plays: readonly SidearmPlay[]): Score[] {
  let score = none;
  return plays.map(({ Score }) => {
    if (Score) score = { home: Score.HomeTeam, away: Score.VisitingTeam };
    return score;
  });
}

function possibleMistakes(plays: readonly SidearmPlay[]) {
  return plays.slice(0, -1).map((play, index) => {
    const isScore = play.Action === 'GOOD' && play.Score && plays[index + 1]?.Period === play.Period;
    const kinds: Mistake[] = [...(isScore ? (['score'] as const) : []), ...(play.Player ? (['player'] as const) : [])];
    return { plays: index + 1, kinds };
  });
}

/** The plays so far, the last one counted twice or credited to a teammate. */
function mistaken(past: SidearmPlay[], mistake: Mistake | undefined, scores: readonly Score[]): SidearmPlay[] {
  const last = past.at(-1);
  if (!last || !mistake) return past;
  if (mistake === 'score' && last.Score) {
    const before = scores[past.length - 2] ?? none;
    const { HomeTeam, VisitingTeam } = last.Score;
    return [
      ...past,
      { ...last, Score: { HomeTeam: 2 * HomeTeam - before.home, VisitingTeam: 2 * VisitingTeam - before.away } },
    ];
  }
  const teammate = past.find(
    ({ Team, Player }) => Team === last.Team && Player && Player.UniformNumber !== last.Player?.UniformNumber,
  );
  return teammate?.Player ? [...past.slice(0, -1), { ...last, Player: teammate.Player }] : past;
}

function cutFile(file: SidearmFile, past: readonly SidearmPlay[], counts: Counts): SidearmFile {
  const last = past.at(-1);
  const { Game, Stats } = file;
  const score = scoresAfter(past);
  return {
    ...file,
    Game: {
      ...Game,
      HasStarted: past.length > 0,
      IsComplete: false,
      EndTime: '',
      Attendance: null,
      Notes: [],
      Context: '',
      LastPlays: past.slice(-5),
      Period: last?.Period ?? 0,
      ClockSeconds: past.findLast(({ ClockSeconds }) => typeof ClockSeconds === 'number')?.ClockSeconds ?? -1,
      HomeTeam: cutTeam(Game.HomeTeam, 'home', past, score),
      VisitingTeam: cutTeam(Game.VisitingTeam, 'away', past, score),
    },
    Leaders: {},
    SeasonStats: null,
    Stats: {
      HomeTeam: cutStats(Stats.HomeTeam, 'home', past, counts),
      VisitingTeam: cutStats(Stats.VisitingTeam, 'away', past, counts),
    },
    Plays: [...past],
  };
}

function cutTeam(team: SidearmFile['Game']['HomeTeam'], side: Side, past: readonly SidearmPlay[], scores: Score[]) {
  const ends = Array.from(
    { length: past.at(-1)?.Period ?? 0 },
    (_, index) => (scores[past.findLastIndex(({ Period }) => Period <= index + 1)] ?? none)[side],
  );
  return {
    ...team,
    Score: ends.at(-1) ?? 0,
    PeriodScores: ends.map((end, index) => end - (ends[index - 1] ?? 0)),
    PeriodTimeouts: [],
  };
}

const identity = new Set(['Uni', 'Name', 'Position', 'PersonId']);

/** Rows of starters and players named so far; others appear with their first play. */
function cutStats(stats: SidearmTeamStats, side: Side, past: readonly SidearmPlay[], counts: Counts): SidearmTeamStats {
  const period = past.at(-1)?.Period ?? 0;
  const { Players } = stats.PlayerGroups;
  const marked = Players.Values.some(({ Position }) => Position === '*');
  const seen = new Set(past.flatMap((play) => namedIn(play, side)));
  const rows = Players.Values.flatMap((row, index): SidearmValues[] => {
    const player = String(row['Uni'] ?? '');
    const starts = marked ? row['Position'] === '*' : index < 5;
    if (period === 0 || !(starts || seen.has(player))) return [];
    const facts = Object.entries(row).filter(([name]) => identity.has(name));
    return [{ ...Object.fromEntries(facts), ...recounted(row, { side, player }, counts) }];
  });
  return {
    ...stats,
    TopPerformer: null,
    PlayerGroups: { ...stats.PlayerGroups, Players: { ...Players, Values: rows } },
    Totals: { ...stats.Totals, Values: recounted(stats.Totals.Values, { side }, counts) },
    PeriodStats: (stats.PeriodStats ?? []).slice(0, period).map((one, index) => ({
      ...one,
      Values: recounted(one.Values, { side, period: index + 1 }, counts),
    })),
  };
}

/** Assists are by a teammate, blocks by an opponent, and a substitution names both players. */
function namedIn(play: SidearmPlay, side: Side): string[] {
  const own = sideOfPlay(play) === side;
  const involved = (play.InvolvedPlayers ?? []).map(({ UniformNumber }) => UniformNumber ?? '');
  if (play.Action === 'MISS') return own ? [play.Player?.UniformNumber ?? ''] : involved;
  return own ? [play.Player?.UniformNumber ?? '', ...involved] : [];
}
