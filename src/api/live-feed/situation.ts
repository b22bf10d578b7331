import type { BoxSituation } from '../../domain/live/situation.ts';
import type { Side } from '../../domain/side.ts';
import { numberOf } from '../../domain/stats/column.ts';
import type { BookScore, BookTeam } from '../stats/score-book.ts';
import { feedSide, otherSide } from './feed-source.ts';
import { namedPerson, toPerson } from './people.ts';
import type { FeedPerson, FeedSituation } from './schema.ts';

/** Inning situation and pitching decisions, for baseball and softball. */
export function toSituation(boxScore: BookScore, now: BoxSituation, inning: number): FeedSituation | undefined {
  if (boxScore.family !== 'baseball' && boxScore.family !== 'softball') return undefined;
  const batting = battingSide(now);
  const pitching = batting && otherSide(batting);
  const named = (side: Side | undefined, name: string | undefined): FeedPerson | null =>
    side === undefined || name === undefined ? null : namedPerson(side, boxScore[side], name);
  const pitcher = named(pitching, now.pitcher || undefined);
  return {
    Inning: inning,
    BattingTeam: batting ? feedSide(batting) : null,
    PitchingTeam: pitching ? feedSide(pitching) : null,
    Balls: now.balls ?? null,
    Strikes: now.strikes ?? null,
    Outs: now.outs ?? null,
    OnFirst: named(batting, now.first),
    OnSecond: named(batting, now.second),
    OnThird: named(batting, now.third),
    Pitcher: pitcher,
    PitcherHandedness: null,
    PitcherPitchCount: (pitching && pitcher && pitchesOf(boxScore[pitching], pitcher)) ?? null,
    Batter: named(batting, now.batter || undefined),
    BatterHandedness: null,
    WinPitcher: decided(boxScore, 'W'),
    LossPitcher: decided(boxScore, 'L'),
    SavePitcher: decided(boxScore, 'S'),
  };
}

function battingSide({ possession, half }: BoxSituation): Side | undefined {
  if (half === undefined) return possession;
  return half === 'top' ? 'away' : 'home';
}

function pitchesOf({ players }: BookTeam, { FirstName, LastName }: FeedPerson): number | undefined {
  const pitcher = players.find(({ firstName, lastName }) => firstName === FirstName && lastName === LastName);
  return numberOf(pitcher?.stats['pitching'], 'pitches');
}

/** The pitcher with a decision: "W, 3-1". */
function decided(boxScore: BookScore, letter: string): FeedPerson | null {
  for (const side of ['home', 'away'] as const) {
    const pitcher = boxScore[side].players.find(({ stats }) =>
      String(stats['pitching']?.['decision'] ?? '')
        .trim()
        .startsWith(letter),
    );
    if (pitcher) return toPerson(side, pitcher);
  }
  return null;
}

/** The situation as text for sports without fields for it: "1st & 10 at DU 35", "Harbor BONUS". */
export function contextOf({ family, home, away }: BookScore, now: BoxSituation): string {
  if (family === 'football') return downText(now);
  const inBonus = [now.bonus?.away && away.name, now.bonus?.home && home.name].filter(Boolean);
  return inBonus.map((name) => `${name} BONUS`).join('; ');
}

const downs = ['', '1st', '2nd', '3rd', '4th'];

function downText({ down, toGo, ballOn }: BoxSituation): string {
  if (down === undefined) return ballOn ?? '';
  const distance = toGo === undefined ? '' : ` & ${toGo === 0 ? 'Goal' : toGo}`;
  return `${downs[down]}${distance}${ballOn ? ` at ${ballOn}` : ''}`;
}
