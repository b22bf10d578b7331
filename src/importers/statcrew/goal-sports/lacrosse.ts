import { numberOf, sumOf, type StatGroups } from '../../../domain/stats/column.ts';
import type { GoalSport } from './goal-sport.ts';

/** Face-offs come as won and lost and are shown as won and taken; penalties come in seconds and are shown in minutes. */
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

/** Men's and women's lacrosse: face-offs or draw controls, extra-man goals or free positions, whichever are counted. */
export const lacrosse: GoalSport = {
  rules: { periods: 4, minutes: 15, overtimeMinutes: 4 },
  clock: 'down',
  lines: {
    field: {
      shots: { g: 'g', a: 'a', sh: 'sh', sog: 'sog' },
      misc: { gb: 'gb', to: 'turnover', ct: 'ct', fow: 'facewon', fol: 'facelost', dc: 'dc' },
      penalty: { pen: 'count' },
    },
  },
  teamLines: {
    clears: { clear: { made: 'clearm', att: 'cleara' } },
    powerPlay: { powerplay: { goals: 'ppg', opportunities: 'ppopp' } },
    penalties: { penalty: { no: 'count', minutes: 'seconds' } },
  },
  converted,
  periodLines: {
    field: { g: 'score', sh: 'shots', sog: 'sog', gb: 'gb', to: 'turnover', fow: 'fowon', dc: 'dc', pen: 'pen' },
    goalkeeping: { saves: 'saves' },
    clears: { made: 'clearm', att: 'cleara' },
    powerPlay: { goals: 'ppg', opportunities: 'ppatt' },
  },
  summed: [],
  goalkeeping: { ga: 'ga', saves: 'saves' },
  goalKinds: { PP: 'EMG', SH: 'MDG', FP: 'FPG', EN: 'EN' },
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
    ],
    dcs: [
      ['misc', 'dc'],
      ['lineprd', 'dc'],
    ],
    clears: [
      ['clear', 'clearm'],
      ['clear', 'cleara'],
      ['lineprd', 'clearm'],
      ['lineprd', 'cleara'],
    ],
  },
};
