import type { GoalSport } from './goal-sport.ts';

export const iceHockey: GoalSport = {
  rules: { periods: 3, minutes: 20, overtimeMinutes: 5 },
  clock: 'up-in-period',
  lines: {
    skating: {
      shots: { g: 'g', a: 'a', sh: 'sh' },
      misc: { plusMinus: 'plusminus', fow: 'facewon', fol: 'facelost', blk: 'blk' },
      penalty: {
        pim: 'minutes',
        pn: 'count',
        minor: 'minor',
        major: 'major',
        misconduct: 'misc10',
        gameMisconduct: 'miscgame',
        grossMisconduct: 'miscgross',
        match: 'match',
      },
      goaltype: { ppg: 'pp', shg: 'sh' },
    },
    goalTypes: { goaltype: { gw: 'gw', ua: 'ua', fg: 'fg', ot: 'ot', hat: 'hat', gt: 'gt' } },
  },
  teamLines: {
    powerPlay: { powerplay: { goals: 'ppg', opportunities: 'ppopp' } },
    penalties: { penalty: { no: 'count', minutes: 'minutes' } },
  },
  periodLines: {
    skating: { g: 'score', sh: 'shots', ppg: 'ppg', fow: 'fowon', pim: 'pmin' },
    goalkeeping: { saves: 'saves' },
    powerPlay: { goals: 'ppg', opportunities: 'ppatt' },
    penalties: { no: 'pen', minutes: 'pmin' },
  },
  summed: [],
  goalkeeping: { ga: 'ga', saves: 'saves' },
  goalKinds: { PP: 'PP', SH: 'SH', EN: 'EN', PS: 'PS' },
  show: {},
};
