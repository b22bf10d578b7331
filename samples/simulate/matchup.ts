import type { BoxScore } from '../../src/domain/box-score.ts';
import type { SeasonRules } from '../../src/domain/season.ts';
import type { SportFamily } from '../../src/domain/sport-family.ts';
import type { Gender } from '../names.ts';
import type { Random } from '../random.ts';

export type SimPlayer = {
  code: string;
  firstName: string;
  lastName: string;
  jersey: string;
  position: string;
  classYear: string;
};

export type SimTeam = {
  code: string;
  name: string;
  record: string;
  conferenceRecord: string;
  rank: string;
  coach: string;
  players: readonly SimPlayer[];
};

/** A game to simulate; `edge` is the home team's advantage in strength, from −1 to 1. */
export type Matchup = {
  family: SportFamily;
  gender: Gender;
  rules: SeasonRules;
  home: SimTeam;
  away: SimTeam;
  edge: number;
  venue: BoxScore['venue'];
  /** Whether the game needs a winner, as in a tournament. */
  decisive: boolean;
  doubleheader: 0 | 1 | 2;
};

/** A simulated game; its box score is made on demand, since many are simulated for one with overtime. */
export type SimulatedGame = { periods: number; boxScore: () => BoxScore };

export type Simulator = (matchup: Matchup, random: Random) => SimulatedGame;
