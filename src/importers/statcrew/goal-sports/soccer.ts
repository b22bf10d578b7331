import { child, flag } from '../../xml/element.ts';
import type { StatCrewGame } from '../game.ts';
import { createGoalBook } from './goal-book.ts';
import type { GoalSport } from './goal-sport.ts';

const soccerSport: GoalSport = {
  rules: { periods: 2, minutes: 45, overtimeMinutes: 10 },
  clock: 'up-through-game',
  lines: {
    shots: {
      shots: { g: 'g', a: 'a', sh: 'sh', sog: 'sog', ps: 'ps', psatt: 'psatt' },
      penalty: { fouls: 'fouls', yellow: 'yellow', red: 'red' },
      misc: { min: 'minutes', corners: 'corners', offsides: 'offsides' },
    },
    goalTypes: {
      goaltype: { gw: 'gw', ua: 'ua', fg: 'fg', ot: 'ot', en: 'en', hat: 'hat', gt: 'gt', so: 'so' },
    },
  },
  teamLines: {},
  periodLines: {
    shots: { g: 'score', sh: 'shots', fouls: 'fouls' },
    goalkeeping: { saves: 'saves' },
    team: { corners: 'corners', offsides: 'offsides' },
  },
  summed: ['team'],
  goalkeeping: { ga: 'ga', saves: 'saves', sf: 'sf' },
  goalKinds: { PK: 'PK', PS: 'PK', OG: 'OG' },
  show: {
    sog: [['shots', 'sog']],
    fouls: [
      ['penalty', 'fouls'],
      ['lineprd', 'fouls'],
    ],
    offsides: [['lineprd', 'offsides']],
  },
};

/** Field hockey is scored in the soccer program: four quarters and green cards. */
const fieldHockey: GoalSport = {
  ...soccerSport,
  rules: { periods: 4, minutes: 15, overtimeMinutes: 10 },
  lines: {
    ...soccerSport.lines,
    shots: { ...soccerSport.lines['shots'], penalty: { fouls: 'fouls', yellow: 'yellow', red: 'red', green: 'green' } },
  },
  goalKinds: { PC: 'PC', PS: 'PS' },
};

/** Field hockey is scored in the soccer program; only a `show` flag distinguishes it. */
const isFieldHockey = (game: StatCrewGame) => flag(child(game.venue, 'show'), 'fhk') === true;

export const soccer = createGoalBook(
  (game) => (isFieldHockey(game) ? 'fieldhockey' : 'soccer'),
  (game) => (isFieldHockey(game) ? fieldHockey : soccerSport),
  soccerSport.rules.periods,
);
