import type { BoxScore } from '../box-score.ts';
import type { SportFamily } from '../sport-family.ts';
import { parseClock } from './clock.ts';
import { type PlayingTime, playingTime, regulationSeconds, secondsPlayed } from './playing-time.ts';

type Model = {
  /** Points by which a home team beats an equal one over a whole game. */
  readonly homeEdge: number;
  /** Standard deviation of the final margin between teams of unknown strength. */
  readonly deviation: number;
};

const models: Partial<Record<SportFamily, Model>> = {
  basketball: { homeEdge: 3.5, deviation: 15.8 },
  football: { homeEdge: 2.5, deviation: 17 },
};

export type GameSituation = {
  readonly family: SportFamily;
  readonly home: number;
  readonly away: number;
  /** Seconds played and seconds of regulation; the excess is overtime. */
  readonly played: number;
  readonly regulation: number;
  /** Seconds of an overtime period. */
  readonly overtime: number;
  /** At a neutral site there is no home advantage. */
  readonly neutral: boolean;
  readonly complete: boolean;
};

/**
 * The home team's win probability in percent, with one decimal; `undefined` in sports without a model.
 *
 * Models the margin as a Brownian motion with drift (Stern, "A Brownian Motion Model for the Progress of Sports
 * Scores", JASA 89, 1994): with a lead l and the share r of a game to go, p = Φ((l + rμ) / (σ√r)). μ is the edge of the
 * home team and σ the deviation of a final margin: in basketball 3.5 and 15.8, about what Stern found for professional
 * games; in football 2.5 and 17, wider than the 13.9 around a betting line (Stern, "On the Probability of Winning a
 * Football Game", 1991), as nothing is known here of the teams' strength. A level score at the end goes on with a whole
 * overtime. Only a game that is over is certain.
 */
export function homeWinProbability(situation: GameSituation): number | undefined {
  const model = models[situation.family];
  if (!model) return undefined;
  const lead = situation.home - situation.away;
  if (situation.complete) return lead === 0 ? 50 : lead > 0 ? 100 : 0;
  const share = secondsToGo(situation) / situation.regulation;
  const edge = situation.neutral ? 0 : model.homeEdge * share;
  const percent = 100 * normal((lead + edge) / (model.deviation * Math.sqrt(share)));
  return Math.min(99.9, Math.max(0.1, Math.round(percent * 10) / 10));
}

function secondsToGo({ family, home, away, played, regulation, overtime }: GameSituation): number {
  const left = played < regulation ? regulation - played : (overtime - ((played - regulation) % overtime)) % overtime;
  // football overtime has no clock, so a lead is not decisive until the period ends
  if (family === 'football' && played > regulation) return overtime;
  return left === 0 && home === away ? overtime : Math.max(1, left);
}

/** Cumulative distribution function of the normal distribution (Abramowitz and Stegun 26.2.17, error below 0.0000001). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const polynomial = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
  return z >= 0 ? 1 - tail : tail;
}

export type WinProbability = { seconds: number; home: number }[];

/** More points add nothing to a chart a few hundred pixels wide. */
const maxPoints = 120;

/**
 * `homeWinProbability` after the plays of a game, by seconds of play, thinned to at most 120 points; with the present
 * score last, which is certain once the game is over. `undefined` in sports without a model.
 */
export function winProbabilitySeries(
  game: Pick<
    BoxScore,
    'family' | 'regulationPeriods' | 'periodMinutes' | 'overtimeMinutes' | 'complete' | 'period' | 'clock'
  > & { plays: readonly TimedPlay[]; home: { score: number }; away: { score: number }; venue: { neutral: boolean } },
): WinProbability | undefined {
  if (!models[game.family]) return undefined;
  const time = playingTime(game);
  const scores = [{ seconds: 0, home: 0, away: 0 }, ...scoresByTime(game.plays, time)];
  const present = { seconds: presentSeconds(game, time), home: game.home.score, away: game.away.score };
  const last = Math.max(scores.at(-1)?.seconds ?? 0, present.seconds);
  const all = thin([...scores, { ...present, seconds: last }], last);
  return all.map(({ seconds, home, away }, index) => {
    const complete = game.complete && index === all.length - 1;
    const situation = { family: game.family, home, away, played: seconds, neutral: game.venue.neutral, complete };
    const chance = homeWinProbability({ ...situation, regulation: regulationSeconds(time), overtime: time.overtime });
    return { seconds, home: chance ?? 50 };
  });
}

type TimedPlay = Pick<BoxScore['plays'][number], 'period' | 'clock' | 'scoring'> & {
  readonly score?: { readonly home: number; readonly away: number } | null | undefined;
};

type ScoreAt = { seconds: number; home: number; away: number };

/**
 * Time never runs backward: a play with a wrong clock counts at the time of the previous play. A play without a score
 * repeats the previous one.
 */
function scoresByTime(plays: readonly TimedPlay[], time: PlayingTime): ScoreAt[] {
  let latest = 0;
  let current: TimedPlay['score'] = { home: 0, away: 0 };
  return plays.flatMap(({ period, clock, score, scoring }) => {
    current = score ?? (scoring ? undefined : current);
    const left = parseClock(clock) ?? (period > time.periods ? 0 : undefined);
    if (!current || left === undefined) return [];
    latest = Math.max(latest, Math.round(secondsPlayed(time, period, left)));
    return [{ seconds: latest, ...current }];
  });
}

function presentSeconds({ period, clock }: { period: number; clock: string }, time: PlayingTime): number {
  const left = parseClock(clock);
  return period < 1 || left === undefined ? 0 : Math.round(secondsPlayed(time, period, left));
}

/** The first point and the last score in each of `count` equal time spans. */
function thin(scores: readonly ScoreAt[], last: number): ScoreAt[] {
  const spans = maxPoints - 2;
  const spanOf = ({ seconds }: ScoreAt) => (seconds === 0 ? -1 : Math.floor((seconds / (last + 1)) * spans));
  return scores.filter((score, index) => {
    const next = scores[index + 1];
    return next === undefined || spanOf(next) !== spanOf(score);
  });
}
