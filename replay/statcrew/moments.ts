import { parseClock } from '../../src/domain/live/clock.ts';
import { type StatCrewGame, sideOf } from '../../src/importers/statcrew/game.ts';
import { child, decimal, integer, type XmlElement } from '../../src/importers/xml/element.ts';
import { elapsedSeconds, type PlayingRules, spreadOverTime } from '../playing-time.ts';
import type { Score } from '../recorded-game.ts';
import type { ReplayBook, ReplayMoment } from './replay-book.ts';
import type { Teams } from './teams.ts';

type Place = Pick<ReplayMoment, 'play' | 'trailing' | 'path' | 'period' | 'batting' | 'endsPeriod'>;
type Line = readonly Partial<Score>[];

const nothing: Score = { home: 0, away: 0 };

/** The plays of a file in order, each with score, line score and playing time after it. */
export function readReplayMoments(game: StatCrewGame, teams: Teams, book: ReplayBook): ReplayMoment[] {
  const places = placesOf(child(game.root, 'plays'));
  const times = spreadOverTime(secondsOf(places, game, book));
  let period = 0;
  let clock = '';
  let score = nothing;
  let before = nothing;
  let line: Line = [];
  return places.map((place, index) => {
    const begins = place.period !== period;
    if (begins) before = book.bySets ? nothing : score;
    clock = book.clockOf?.(place.play) || (begins ? '' : clock);
    period = place.period;
    const running = book.bySets && begins ? nothing : book.bySets ? toScore(line[period - 1]) : score;
    const after = book.scoreAfter(place.play, { ...place, before: running });
    line = withPeriod(line, place, { home: after.home - before.home, away: after.away - before.away });
    score = book.bySets ? setsWon(line.slice(0, place.endsPeriod ? period : period - 1)) : after;
    return { ...place, score, line, clock, seconds: times[index] ?? 0, named: teams.namedIn(place.play) };
  });
}

/** Plays of all periods or half innings, each with the elements that follow it. */
function placesOf(plays: XmlElement | undefined): Place[] {
  return (plays?.children ?? []).flatMap((container, index) => {
    const period = integer(container, 'number') ?? index + 1;
    const halves = container.children.some(({ name }) => name === 'batting')
      ? container.children.flatMap((half, at) =>
          playsIn(half, [index, at]).map((one) => ({ ...one, batting: sideOf(half) })),
        )
      : playsIn(container, [index]);
    return halves.map((place, at) => ({ ...place, period, endsPeriod: at === halves.length - 1 }));
  });
}

function playsIn({ children }: XmlElement, path: readonly number[]) {
  const at = children.flatMap(({ name }, index) => (name === 'play' || name === 'comment' ? [index] : []));
  return at.map((index, order) => {
    const trailing = children.slice(index + 1, at[order + 1]).filter(({ name }) => !isSummary(name));
    return { play: children[index] as XmlElement, trailing, path: [...path, index] };
  });
}

/** Summaries written at the end of a period or half inning. */
export const isSummary = (name: string): boolean => /^(?:special|clock|\w*summary)$/.test(name);

function secondsOf(places: readonly Place[], { rules }: StatCrewGame, book: ReplayBook): (number | undefined)[] {
  if (!book.clock) return places.map(() => undefined);
  const playing: PlayingRules = {
    direction: book.clock.direction,
    regulation: integer(rules, 'prds') ?? integer(rules, 'qtrs') ?? book.regulation,
    period: decimal(rules, 'minutes') ?? decimal(rules, 'mins') ?? book.clock.minutes,
    overtime: decimal(rules, 'minutesot') ?? book.clock.overtime,
  };
  return places.map(({ play, period }) => {
    const clock = parseClock(book.clockOf?.(play) ?? '');
    return clock === undefined ? undefined : elapsedSeconds(period, clock, playing);
  });
}

/** A team that has not batted in an inning has no run entry, not even 0. */
function withPeriod(line: Line, { period, batting }: Place, scored: Score): Line {
  const earlier = Array.from({ length: period - 1 }, (_, index) => line[index] ?? nothing);
  const known = batting === 'away' ? { away: scored.away } : scored;
  return [...earlier, known];
}

function setsWon(sets: Line): Score {
  const won = sets.map(toScore);
  return {
    home: won.filter(({ home, away }) => home > away).length,
    away: won.filter(({ home, away }) => away > home).length,
  };
}

const toScore = (score: Partial<Score> | undefined): Score => ({ ...nothing, ...score });
