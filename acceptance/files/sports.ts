import { childOf, childrenOf, type Element } from './element.ts';
import { attributeOf, derived, type Source, type Tables } from './figures.ts';

/** What a page prints of each kind of file: the players' tables (their totals are the team's) and team figures beside them. */
export type SportFigures = { tables: Tables; comparison: Record<string, Source> };

const average = (over: string, under: string) => derived([over, under], 1, (a, b) => a / b);

const wholeMinutes: Source = (element) => {
  const minutes = attributeOf(element, 'stats.min');
  return minutes && !minutes.includes(':') ? `${Number(minutes)}:00` : minutes;
};

/** "W (3-1)": who won and lost stands beside their record after the game. */
const decision =
  (child: string, appeared: (text: string) => boolean): Source =>
  (element) => {
    for (const [letter, word] of Object.entries({ W: 'win', L: 'loss', S: 'save' })) {
      const text = attributeOf(element, `${child}.${word}`);
      if (text && appeared(text)) return `${letter} (${text})`;
    }
    return undefined;
  };

const record = decision('goalie', (text) => text.includes('-'));

const saved = derived(['goalie.saves', 'goalie.ga'], 3, (saves, goals) => saves / (saves + goals));

const sumOfPeriods =
  (name: string): Source =>
  (element) => {
    const periods = childrenOf(childOf(element, 'linescore'), 'lineprd').map(({ attributes }) => attributes[name]);
    return periods.length === 0 || periods.includes(undefined)
      ? undefined
      : String(periods.reduce((sum, text) => sum + Number(text), 0));
  };

const returns = (child: string) => ({
  NO: `${child}.no`,
  YDS: `${child}.yds`,
  TD: `${child}.td`,
  LONG: `${child}.long`,
});

const passer = ['pass.yds', 'pass.td', 'pass.comp', 'pass.int', 'pass.att'];

const football: SportFigures = {
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

const basketball: SportFigures = {
  tables: {
    'Box score': {
      MIN: wholeMinutes,
      FG: 'stats.fgm-stats.fga',
      '3PT': 'stats.fgm3-stats.fga3',
      FT: 'stats.ftm-stats.fta',
      OR: 'stats.oreb',
      DR: 'stats.dreb',
      REB: 'stats.treb',
      PF: 'stats.pf',
      A: 'stats.ast',
      TO: 'stats.to',
      BLK: 'stats.blk',
      STL: 'stats.stl',
      '+/−': 'stats.plusminus',
      PTS: 'stats.tp',
    },
  },
  comparison: {
    Rebounds: 'stats.treb',
    'Points off turnovers': 'special.pts_to',
    'Second-chance points': 'special.pts_ch2',
    'Points in the paint': 'special.pts_paint',
    'Fast-break points': 'special.pts_fastb',
    'Bench points': 'special.pts_bench',
    'Largest lead': 'special.large_lead',
    'Lead changes': 'special.leads',
    'Times tied': 'special.ties',
  },
};

const outs = (innings: number) => Math.trunc(innings) * 3 + Math.round((innings % 1) * 10);

const baseball: SportFigures = {
  tables: {
    Batting: {
      AB: 'hitting.ab',
      R: 'hitting.r',
      H: 'hitting.h',
      RBI: 'hitting.rbi',
      BB: 'hitting.bb',
      SO: 'hitting.so',
      '2B': 'hitting.double',
      '3B': 'hitting.triple',
      HR: 'hitting.hr',
      SB: 'hitting.sb',
      HBP: 'hitting.hbp',
      SH: 'hitting.sh',
      SF: 'hitting.sf',
    },
    Pitching: {
      // without an appearance it is the figure of the whole season
      DEC: decision('pitching', (text) => text !== '0' && text.includes('-')),
      IP: 'pitching.ip',
      H: 'pitching.h',
      R: 'pitching.r',
      ER: 'pitching.er',
      BB: 'pitching.bb',
      SO: 'pitching.so',
      HR: 'pitching.hr',
      WP: 'pitching.wp',
      HBP: 'pitching.hbp',
      BF: 'pitching.bf',
      AB: 'pitching.ab',
      NP: 'pitching.pitches',
      ERA: derived(['pitching.er', 'pitching.ip'], 2, (runs = 0, innings = 0) => (runs * 27) / outs(innings)),
    },
    Fielding: { PO: 'fielding.po', A: 'fielding.a', E: 'fielding.e', PB: 'fielding.pb', DP: 'fielding.indp' },
  },
  comparison: {
    Runs: 'linescore.runs',
    Hits: 'linescore.hits',
    Errors: 'linescore.errs',
    'Left on base': 'linescore.lob',
    'At-bats': 'hitting.ab',
    'Innings pitched': 'pitching.ip',
    'Pitches thrown': 'pitching.pitches',
  },
};

const volleyball: SportFigures = {
  tables: {
    'Box score': {
      SP: '@gp',
      K: 'attack.k',
      E: 'attack.e',
      TA: 'attack.ta',
      PCT: derived(
        ['attack.k', 'attack.e', 'attack.ta'],
        3,
        (kills = 0, errors = 0, total = 0) => (kills - errors) / total,
      ),
      A: 'set.a',
      SA: 'serve.sa',
      SE: 'serve.se',
      RE: 'defense.re',
      DIG: 'defense.dig',
      BS: 'block.bs',
      BA: 'block.ba',
      BE: 'block.be',
      BHE: 'misc.bhe',
      PTS: 'misc.pts',
    },
  },
  comparison: { Kills: 'attack.k', 'Total attacks': 'attack.ta', 'Team blocks': 'block.tb', Digs: 'defense.dig' },
};

const fieldPlayers = {
  SH: 'shots.sh',
  SOG: 'shots.sog',
  G: 'shots.g',
  A: 'shots.a',
  YC: 'penalty.yellow',
  RC: 'penalty.red',
  MIN: 'misc.minutes',
};

const goalkeepers = { MIN: 'goalie.minutes', GA: 'goalie.ga', SV: 'goalie.saves', 'SV%': saved, DEC: record };

const shotKeepers = { ...goalkeepers, SF: 'goalie.sf' };

const soccer: SportFigures = {
  tables: { Players: { ...fieldPlayers, F: 'penalty.fouls' }, Goalkeepers: shotKeepers },
  comparison: {
    Shots: 'shots.sh',
    Saves: 'goalie.saves',
    'Corner kicks': sumOfPeriods('corners'),
    Offsides: sumOfPeriods('offsides'),
  },
};

// the file's own flags say that nobody counted fouls
const fieldHockey: SportFigures = {
  tables: { Players: { ...fieldPlayers, GC: 'penalty.green' }, Goalkeepers: shotKeepers },
  comparison: { Shots: 'shots.sh', Saves: 'goalie.saves' },
};

const lacrosse: SportFigures = {
  tables: {
    Players: {
      G: 'shots.g',
      A: 'shots.a',
      PTS: derived(['shots.g', 'shots.a'], 0, (goals = 0, assists = 0) => goals + assists),
      SH: 'shots.sh',
      SOG: 'shots.sog',
      GB: 'misc.gb',
      TO: 'misc.turnover',
      CT: 'misc.ct',
      FO: (element) => {
        const [won, lost] = ['misc.facewon', 'misc.facelost'].map((place) => attributeOf(element, place));
        return won && lost && `${won}-${Number(won) + Number(lost)}`;
      },
      PEN: 'penalty.count',
    },
    Goalkeepers: goalkeepers,
  },
  comparison: {
    Shots: 'shots.sh',
    'Ground balls': 'misc.gb',
    Clears: 'clear.clearm-clear.cleara',
    'Extra-man goals': 'powerplay.ppg-powerplay.ppopp',
    'Penalties-minutes': (element) =>
      `${attributeOf(element, 'penalty.count')}-${Number(attributeOf(element, 'penalty.seconds')) / 60}`,
  },
};

const iceHockey: SportFigures = {
  tables: {
    Skaters: {
      G: 'shots.g',
      A: 'shots.a',
      PTS: derived(['shots.g', 'shots.a'], 0, (goals = 0, assists = 0) => goals + assists),
      '+/−': 'misc.plusminus',
      SH: 'shots.sh',
      PIM: 'penalty.minutes',
      PPG: 'goaltype.pp',
      SHG: 'goaltype.sh',
      FO: 'misc.facewon-misc.facelost',
      BLK: 'misc.blk',
    },
    Goaltenders: goalkeepers,
  },
  comparison: {
    'Shots on goal': 'shots.sh',
    Saves: 'goalie.saves',
    'Power plays': 'powerplay.ppg-powerplay.ppopp',
    'Penalties-minutes': 'penalty.count-penalty.minutes',
    'Face-offs won-lost': 'misc.facewon-misc.facelost',
  },
};

/** By the root of the file. */
const sports: Record<string, SportFigures> = {
  fbgame: football,
  bbgame: basketball,
  bsgame: baseball,
  vbgame: volleyball,
  sogame: soccer,
  lcgame: lacrosse,
  hkgame: iceHockey,
};

export function figuresOfSport(root: Element): SportFigures {
  const show = childOf(childOf(root, 'venue'), 'show');
  const found = show?.attributes['fhk'] === '1' ? fieldHockey : sports[root.name];
  if (!found) throw new Error(`No figures are known for ${root.name}`);
  return found;
}
