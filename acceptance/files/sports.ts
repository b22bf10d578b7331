import { childOf, childrenOf, type Element } from './element.ts';
import { attributeOf, derived, type Source, type SportFigures } from './figures.ts';
import { football } from './football.ts';

const wholeMinutes: Source = (element) => {
  const minutes = attributeOf(element, 'stats.min');
  return minutes && !minutes.includes(':') ? `${Number(minutes)}:00` : minutes;
};

/** "W (3-1)": the decision and the pitcher's record after the game. */
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
      // without an appearance it is the season total
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
  PTS: derived(['shots.g', 'shots.a'], 0, (goals = 0, assists = 0) => 2 * goals + assists),
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

// the file flags fouls as not recorded
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
