import type {
  BoxDrive,
  BoxPenalty,
  BoxPeriod,
  BoxPlay,
  BoxScore,
  BoxScoring,
  Goal,
} from '../../src/domain/box-score.ts';
import type { Side } from '../../src/domain/side.ts';
import { drawName } from '../names.ts';
import type { Random } from '../random.ts';
import type { Matchup, SimulatedGame } from './matchup.ts';
import { createTeamStats, type TeamStats } from './team-stats.ts';

/** The stats of both teams, the line score, the play-by-play and the scoring summary of a game in progress. */
export type Scorebook = {
  home: TeamStats;
  away: TeamStats;
  score: { home: number; away: number };
  periods: BoxPeriod[];
  plays: BoxPlay[];
  scoring: BoxScoring[];
  drives: BoxDrive[];
  penalties: BoxPenalty[];
  notes: string[];
  /** Adds a period to the line score. */
  beginPeriod: (label: string) => void;
  play: (
    side: Side | undefined,
    clock: string,
    text: string,
    more?: Partial<Pick<BoxPlay, 'kind' | 'situation' | 'action'>>,
  ) => void;
  /** Adds points to the score and the line score, a scoring play, and with `summary` an entry in the scoring summary. */
  points: (
    side: Side,
    amount: number,
    clock: string,
    text: string,
    summary?: { type: string; text?: string; detail?: string; goal?: Goal },
    action?: string,
  ) => void;
  /** Ends the game; draws a name for each official. */
  finish: (officials: readonly string[], random: Random) => SimulatedGame;
};

export const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');

export function createScorebook(matchup: Matchup): Scorebook {
  const book: Scorebook = {
    home: createTeamStats(matchup.home),
    away: createTeamStats(matchup.away),
    score: { home: 0, away: 0 },
    periods: [],
    plays: [],
    scoring: [],
    drives: [],
    penalties: [],
    notes: [...matchup.venue.notes],
    beginPeriod: (label) => book.periods.push({ number: book.periods.length + 1, label, home: 0, away: 0 }),
    play: (side, clock, text, { kind = 'play', situation = '', action } = {}) =>
      book.plays.push({
        period: book.periods.length,
        clock,
        side,
        text,
        scoring: false,
        score: undefined,
        kind,
        situation,
        ...(action && { action }),
      }),
    points: (side, amount, clock, text, summary, action) => {
      const period = book.periods.at(-1);
      if (!period) throw new Error('Points before the first period');
      book.score[side] += amount;
      period[side] = (period[side] ?? 0) + amount;
      const score = { ...book.score };
      book.plays.push({
        period: period.number,
        clock,
        side,
        text,
        scoring: true,
        score,
        kind: 'play',
        situation: '',
        ...(action && { action }),
      });
      if (summary)
        book.scoring.push({
          period: period.number,
          clock,
          side,
          text: summary.text ?? text,
          type: summary.type,
          score,
          detail: summary.detail ?? '',
          ...(summary.goal && { goal: summary.goal }),
        });
    },
    finish: (roles, random) => {
      const officials = roles.map((role) => {
        const { firstName, lastName } = drawName(random, 'g');
        return { role, name: `${firstName} ${lastName}` };
      });
      return { periods: book.periods.length, boxScore: () => boxScoreOf(matchup, book, officials) };
    },
  };
  return book;
}

function boxScoreOf(
  { family, rules, venue, doubleheader }: Matchup,
  book: Scorebook,
  officials: BoxScore['officials'],
): BoxScore {
  const { score, periods, plays, scoring, drives, penalties, notes } = book;
  return {
    family,
    sourceId: '',
    venue: { ...venue, notes },
    regulationPeriods: rules.periods,
    ...(rules.periodMinutes && { periodMinutes: rules.periodMinutes }),
    ...(rules.overtimeMinutes && { overtimeMinutes: rules.overtimeMinutes }),
    complete: true,
    period: periods.length,
    clock: rules.clock === 'down' ? '00:00' : '',
    doubleheader,
    home: book.home.asBoxTeam(score.home),
    away: book.away.asBoxTeam(score.away),
    periods,
    scoring,
    plays,
    drives,
    penalties,
    officials,
  };
}

/** "mm:ss" of seconds. */
export const clockText = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`;

/** "OT", "2OT" for periods past regulation, else the number. */
export function periodLabel(number: number, regulation: number): string {
  const extra = number - regulation;
  if (extra < 1) return String(number);
  return extra === 1 ? 'OT' : `${extra}OT`;
}
