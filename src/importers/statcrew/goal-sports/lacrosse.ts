import type { BoxOfficial } from '../../../domain/box-score.ts';
import { numberOf, type StatGroups, sumOf } from '../../../domain/stats/column.ts';
import type { StatCrewBook } from '../book.ts';
import type { StatCrewGame } from '../game.ts';
import { readOfficials } from '../officials.ts';
import { createGoalBook } from './goal-book.ts';
import type { GoalSport } from './goal-sport.ts';

/** Converts face-offs lost to face-offs taken, and penalty seconds to minutes. */
function converted(groups: StatGroups): StatGroups {
  const { field: { fol: _lost, ...field } = {}, penalties, ...rest } = groups;
  const taken = sumOf(groups['field'], 'fow', 'fol');
  const seconds = numberOf(penalties, 'minutes');
  return {
    ...(Object.keys(field).length > 0 && { field: { ...field, ...(taken !== undefined && { foa: taken }) } }),
    ...rest,
    ...(penalties && { penalties: { ...penalties, ...(seconds !== undefined && { minutes: seconds / 60 }) } }),
  };
}

const freePositions = [
  ['shots', 'freepos'],
  ['goaltype', 'freepos'],
  ['lineprd', 'fpg'],
  ['lineprd', 'fps'],
] as const;

/** Men's and women's lacrosse: face-offs or draw controls, extra-man goals or free positions, depending on what was recorded. */
const sport: GoalSport = {
  rules: { periods: 4, minutes: 15, overtimeMinutes: 4 },
  clock: 'down',
  lines: {
    field: {
      shots: { g: 'g', a: 'a', sh: 'sh', sog: 'sog', fps: 'freepos' },
      goaltype: { fpg: 'freepos' },
      misc: { gb: 'gb', to: 'turnover', ct: 'ct', fow: 'facewon', fol: 'facelost', dc: 'dc' },
      penalty: { pen: 'count', fouls: 'foul', green: 'gc', yellow: 'yc', red: 'rc' },
    },
  },
  teamLines: {
    clears: { clear: { made: 'clearm', att: 'cleara' } },
    powerPlay: { powerplay: { goals: 'ppg', opportunities: 'ppopp' } },
    penalties: { penalty: { no: 'count', minutes: 'seconds' } },
  },
  converted,
  periodLines: {
    field: {
      g: 'score',
      sh: 'shots',
      sog: 'sog',
      fpg: 'fpg',
      fps: 'fps',
      gb: 'gb',
      to: 'turnover',
      fow: 'fowon',
      dc: 'dc',
      fouls: 'fouls',
      pen: 'pen',
    },
    goalkeeping: { saves: 'saves' },
    clears: { made: 'clearm', att: 'cleara' },
    powerPlay: { goals: 'ppg', opportunities: 'ppatt' },
  },
  summed: [],
  goalkeeping: { ga: 'ga', saves: 'saves' },
  goalKinds: { PP: 'EMG', SH: 'MDG', FP: 'FPG', EN: 'EN' },
  // every game has a face-off (men) or a draw (women)
  decisiveFlags: ['faceoffs', 'dcs'],
  show: {
    sog: [
      ['shots', 'sog'],
      ['lineprd', 'sog'],
    ],
    turnovers: [
      ['misc', 'turnover'],
      ['lineprd', 'turnover'],
    ],
    faceoffs: [
      ['misc', 'facewon'],
      ['misc', 'facelost'],
      ['lineprd', 'fowon'],
      // women's rules have no extra-man goals or penalty minutes, but every file has the attributes
      ['powerplay', 'ppg'],
      ['powerplay', 'ppopp'],
      ['lineprd', 'ppg'],
      ['lineprd', 'ppatt'],
      ['penalty', 'seconds'],
    ],
    dcs: [['misc', 'dc'], ['lineprd', 'dc'], ...freePositions, ['penalty', 'gc'], ['penalty', 'yc'], ['penalty', 'rc']],
    fpas: freePositions,
    fouls: [
      ['penalty', 'foul'],
      ['lineprd', 'fouls'],
    ],
    penalties: [
      ['penalty', 'count'],
      ['lineprd', 'pen'],
    ],
    clears: [
      ['clear', 'clearm'],
      ['clear', 'cleara'],
      ['lineprd', 'clearm'],
      ['lineprd', 'cleara'],
    ],
  },
};

const goals = createGoalBook(
  () => 'lacrosse',
  () => sport,
  sport.rules.periods,
);

export const lacrosse: StatCrewBook = {
  ...goals,
  gameFacts: (game, mode) => ({ ...goals.gameFacts?.(game, mode), officials: persons(game) }),
};

/** Scorers fill an unused line with the school ("UNC"): a name in capitals without a title is not a person's. */
function persons(game: StatCrewGame): BoxOfficial[] {
  return readOfficials(game.venue).filter(({ role, name }) => {
    const nobody = role === '' && /^[A-Z]{2,6}$/.test(name);
    if (nobody) game.warnings.push(`The official "${name}" is not a name and is ignored.`);
    return !nobody;
  });
}
