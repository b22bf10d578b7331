import { attributeOf, derived, type SportFigures } from './figures.ts';

const average = (over: string, under: string) => derived([over, under], 1, (a, b) => a / b);

const returns = (child: string) => ({
  NO: `${child}.no`,
  YDS: `${child}.yds`,
  TD: `${child}.td`,
  LONG: `${child}.long`,
});

const passer = ['pass.yds', 'pass.td', 'pass.comp', 'pass.int', 'pass.att'];

export const football: SportFigures = {
  tables: {
    Passing: {
      'C-A': 'pass.comp-pass.att',
      INT: 'pass.int',
      YDS: 'pass.yds',
      TD: 'pass.td',
      LONG: 'pass.long',
      SACK: 'pass.sacks',
      EFF: derived(
        passer,
        1,
        (yds = 0, td = 0, comp = 0, int = 0, att = 0) => (8.4 * yds + 330 * td + 100 * comp - 200 * int) / att,
      ),
    },
    Rushing: {
      ATT: 'rush.att',
      GAIN: 'rush.gain',
      LOSS: 'rush.loss',
      NET: 'rush.yds',
      AVG: average('rush.yds', 'rush.att'),
      TD: 'rush.td',
      LONG: 'rush.long',
    },
    Receiving: { REC: 'rcv.no', YDS: 'rcv.yds', AVG: average('rcv.yds', 'rcv.no'), TD: 'rcv.td', LONG: 'rcv.long' },
    Defense: {
      UA: 'defense.tackua',
      A: 'defense.tacka',
      TOT: 'defense.tot_tack',
      'TFL-YDS': (element) => {
        const yards = attributeOf(element, 'defense.tflyds');
        const [alone, shared] = ['defense.tflua', 'defense.tfla'].map((place) =>
          Number(attributeOf(element, place) ?? 0),
        );
        return yards && `${(alone ?? 0) + (shared ?? 0) / 2}-${yards}`;
      },
      'SACK-YDS': 'defense.sacks-defense.sackyds',
      FF: 'defense.ff',
      FR: 'defense.fr',
      INT: 'defense.int',
      PBU: 'defense.brup',
      QBH: 'defense.qbh',
      BLK: 'defense.blkd',
    },
    Kicking: { FG: 'fg.made-fg.att', LONG: 'fg.long', PAT: 'pat.kickmade-pat.kickatt' },
    Punting: {
      NO: 'punt.no',
      YDS: 'punt.yds',
      AVG: average('punt.yds', 'punt.no'),
      LONG: 'punt.long',
      TB: 'punt.tb',
      FC: 'punt.fc',
      I20: 'punt.inside20',
    },
    Kickoffs: { NO: 'ko.no', YDS: 'ko.yds', TB: 'ko.tb', OB: 'ko.ob' },
    'Kickoff returns': returns('kr'),
    'Punt returns': returns('pr'),
    'Interception returns': returns('ir'),
    'Fumble returns': returns('fr'),
    Fumbles: { FUM: 'fumbles.no', LOST: 'fumbles.lost' },
  },
  comparison: {
    'First downs': 'firstdowns.no',
    'First downs by rush': 'firstdowns.rush',
    'First downs by pass': 'firstdowns.pass',
    'First downs by penalty': 'firstdowns.penalty',
    'Net rushing yards': 'rush.yds',
    'Rushing attempts': 'rush.att',
    'Net passing yards': 'pass.yds',
    'Completions-attempts-interceptions': 'pass.comp-pass.att-pass.int',
    'Total offense yards': '@totoff_yards',
    'Total offense plays': '@totoff_plays',
    'Fumbles-lost': 'fumbles.no-fumbles.lost',
    'Penalties-yards': 'penalties.no-penalties.yds',
    'Punts-yards': 'punt.no-punt.yds',
    'Third-down conversions': 'conversions.thirdconv-conversions.thirdatt',
    'Fourth-down conversions': 'conversions.fourthconv-conversions.fourthatt',
    'Red-zone scores-chances': 'redzone.scores-redzone.att',
    'Sacks by-yards': 'defense.sacks-defense.sackyds',
    'Field goals': 'fg.made-fg.att',
    'Time of possession': 'misc.top',
  },
};
