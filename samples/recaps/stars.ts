import type { SportFamily } from '../../src/domain/sport-family.ts';
import type { RowOf } from '../college-rows.ts';
import type { TeamFacts } from './game-facts.ts';
import type { Phrases } from './phrases.ts';
import { fullName } from './player-names.ts';
import { counted, inWords, times } from './words.ts';

/** A player's figure by key; 0 when absent. */
type Line = (key: string) => number;
type Measure = {
  group: string;
  by: string;
  /** Smaller figures are not worth a sentence. */
  least: number;
  /** Predicates after the player's name. */
  past: readonly ((line: Line) => string)[];
  /** The same in a headline. */
  present: (line: Line) => string;
};

export type Star = { player: RowOf<'boxPlayer'>; text: string; present: string };

const plus = (count: number, unit: string, link = ' and ') => (count > 0 ? `${link}${counted(count, unit)}` : '');
/** Where no noun follows. */
const noneOr = (count: number) => (count === 0 ? 'none' : inWords(count));
const innings = (outs: number) =>
  outs % 3 === 0 ? counted(outs / 3, 'inning') : `${Math.floor(outs / 3)} ${outs % 3}/3 innings`;

const batting: Measure[] = [
  {
    group: 'hitting',
    by: 'h',
    least: 2,
    past: [
      (line) => `went ${line('h')}-for-${line('ab')}${plus(line('hr'), 'home run', ' with ')}`,
      (line) => `had ${inWords(line('h'))} hits in ${inWords(line('ab'))} at-bats`,
      (line) => `had ${inWords(line('h'))} hits${plus(line('r'), 'run', ' and scored ')}`,
    ],
    present: (line) => `collects ${inWords(line('h'))} hits`,
  },
  {
    group: 'hitting',
    by: 'rbi',
    least: 1,
    past: [
      (line) => `drove in ${counted(line('rbi'), 'run')}`,
      (line) => `was credited with ${line('rbi') === 1 ? 'one run' : `${inWords(line('rbi'))} runs`} batted in`,
      (line) => `brought home ${counted(line('rbi'), 'run')}`,
    ],
    present: (line) => `drives in ${inWords(line('rbi'))}`,
  },
  {
    group: 'pitching',
    by: 'outs',
    least: 6,
    past: [
      (line) => `struck out ${noneOr(line('so'))} over ${innings(line('outs'))}`,
      (line) =>
        `allowed ${counted(line('h'), 'hit')} and ${counted(line('r'), 'run')} through ${innings(line('outs'))}`,
      (line) => `faced ${line('bf')} batters and struck out ${noneOr(line('so'))}`,
    ],
    present: (line) => `pitches ${innings(line('outs'))}`,
  },
];

const goals = (group: string): Measure => ({
  group,
  by: 'g',
  least: 1,
  past: [
    (line) => `scored ${times(line('g'))} on ${counted(line('sh'), 'shot')}`,
    (line) => `had ${counted(line('g'), 'goal')} from ${counted(line('sh'), 'attempt')}`,
    (line) => `needed ${counted(line('sh'), 'shot')} for ${counted(line('g'), 'goal')}`,
  ],
  present: (line) => `scores ${counted(line('g'), 'goal')}`,
});

const shots = (group: string): Measure => ({
  group,
  by: 'sh',
  least: 2,
  past: [
    (line) => `took ${inWords(line('sh'))} shots`,
    (line) => `tried ${inWords(line('sh'))} shots`,
    (line) => `had ${inWords(line('sh'))} attempts at goal`,
  ],
  present: (line) => `takes ${inWords(line('sh'))} shots`,
});

const keeping: Measure = {
  group: 'goalkeeping',
  by: 'saves',
  least: 1,
  past: [
    (line) => `made ${counted(line('saves'), 'save')}`,
    (line) => `stopped ${inWords(line('saves'))} of ${inWords(line('saves') + line('ga'))} shots on goal`,
    (line) => `turned away ${counted(line('saves'), 'shot')}`,
  ],
  present: (line) => `makes ${counted(line('saves'), 'save')}`,
};

const measures: Partial<Record<SportFamily, readonly Measure[]>> = {
  football: [
    {
      group: 'rushing',
      by: 'yds',
      least: 40,
      past: [
        (line) =>
          `ran for ${line('yds')} yards${plus(line('td'), 'touchdown')} on ${counted(line('att'), 'carry', 'carries')}`,
        (line) => `carried ${counted(line('att'), 'time')} for ${line('yds')} yards${plus(line('td'), 'touchdown')}`,
        (line) => `gained ${line('yds')} yards on the ground${plus(line('td'), 'touchdown', ' with ')}`,
      ],
      present: (line) => `runs for ${line('yds')} yards`,
    },
    {
      group: 'passing',
      by: 'yds',
      least: 80,
      past: [
        (line) => `completed ${line('comp')} of ${line('att')} passes for ${line('yds')} yards`,
        (line) => `threw for ${line('yds')} yards${plus(line('td'), 'touchdown')}`,
        (line) => `was ${line('comp')} of ${line('att')} passing${plus(line('td'), 'touchdown', ' with ')}`,
      ],
      present: (line) => `throws for ${line('yds')} yards`,
    },
    {
      group: 'receiving',
      by: 'yds',
      least: 40,
      past: [
        (line) => `caught ${counted(line('no'), 'pass', 'passes')} for ${line('yds')} yards`,
        (line) => `had ${line('yds')} yards on ${counted(line('no'), 'catch', 'catches')}`,
      ],
      present: (line) => `catches passes for ${line('yds')} yards`,
    },
    {
      group: 'defense',
      by: 'tackles',
      least: 5,
      past: [
        (line) => `made ${inWords(line('tackles'))} tackles${plus(line('sacks'), 'sack', ', with ')}`,
        (line) => `was in on ${inWords(line('tackles'))} tackles`,
        (line) => `finished with ${inWords(line('tackles'))} tackles, ${noneOr(line('solo'))} of them alone`,
      ],
      present: (line) => `makes ${inWords(line('tackles'))} tackles`,
    },
  ],
  basketball: [
    {
      group: 'box',
      by: 'pts',
      least: 8,
      past: [
        (line) => `scored ${line('pts')} points on ${line('fgm')}-of-${line('fga')} shooting`,
        (line) => `made ${line('fgm')} of ${line('fga')} shots and finished with ${line('pts')} points`,
        (line) => `had ${line('pts')} points${plus(line('treb'), 'rebound')}`,
        (line) => `put up ${line('pts')} points${plus(line('ftm'), 'free throw', ', with ')}`,
        (line) => `scored ${line('pts')} in ${Math.round(line('sec') / 60)} minutes`,
      ],
      present: (line) => `scores ${line('pts')}`,
    },
    {
      group: 'box',
      by: 'treb',
      least: 5,
      past: [
        (line) => `pulled down ${counted(line('treb'), 'rebound')}`,
        (line) => `added ${inWords(line('treb'))} rebounds and ${inWords(line('pts'))} points`,
        (line) => `worked the boards for ${inWords(line('treb'))} rebounds`,
        (line) => `collected ${inWords(line('treb'))} rebounds`,
      ],
      present: (line) => `grabs ${inWords(line('treb'))} rebounds`,
    },
    {
      group: 'box',
      by: 'ast',
      least: 3,
      past: [
        (line) => `handed out ${inWords(line('ast'))} assists`,
        (line) => `set up ${inWords(line('ast'))} baskets`,
        (line) => `ran the offense with ${inWords(line('ast'))} assists`,
        (line) => `passed for ${inWords(line('ast'))} assists`,
      ],
      present: (line) => `passes for ${inWords(line('ast'))} assists`,
    },
  ],
  baseball: batting,
  softball: batting,
  volleyball: [
    {
      group: 'box',
      by: 'k',
      least: 5,
      past: [
        (line) => `put away ${line('k')} kills on ${line('ta')} swings`,
        (line) => `finished with ${line('k')} kills and ${counted(line('dig'), 'dig')}`,
      ],
      present: (line) => `puts away ${line('k')} kills`,
    },
    {
      group: 'box',
      by: 'a',
      least: 10,
      past: [(line) => `handed out ${line('a')} assists`, (line) => `had a hand in ${line('a')} kills as the setter`],
      present: (line) => `hands out ${line('a')} assists`,
    },
    {
      group: 'box',
      by: 'dig',
      least: 6,
      past: [(line) => `came up with ${line('dig')} digs`, (line) => `dug ${line('dig')} balls in the back row`],
      present: (line) => `digs ${line('dig')} balls`,
    },
  ],
  soccer: [goals('shots'), keeping, shots('shots')],
  fieldhockey: [goals('shots'), keeping, shots('shots')],
  icehockey: [keeping, goals('skating'), shots('skating')],
  lacrosse: [
    {
      group: 'field',
      by: 'g',
      least: 2,
      past: [
        (line) => `scored ${times(line('g'))} on ${inWords(line('sh'))} shots`,
        (line) => `had ${inWords(line('g'))} goals${plus(line('a'), 'assist')}`,
      ],
      present: (line) => `scores ${inWords(line('g'))} goals`,
    },
    keeping,
    {
      group: 'field',
      by: 'gb',
      least: 3,
      past: [
        (line) => `picked up ${inWords(line('gb'))} ground balls`,
        (line) => `won ${inWords(line('gb'))} ground balls`,
      ],
      present: (line) => `wins ${inWords(line('gb'))} ground balls`,
    },
  ],
};

/** The best players of a team, each for another figure. */
export function starsOf({ players }: TeamFacts, family: SportFamily, phrases: Phrases): Star[] {
  const stars: Star[] = [];
  for (const { group, by, least, past, present } of measures[family] ?? []) {
    const figureOf = ({ stats }: RowOf<'boxPlayer'>) => Number(stats[group]?.[by] ?? 0);
    const [player] = players
      .filter((player) => figureOf(player) >= least && stars.every((star) => star.player !== player))
      .sort((a, b) => figureOf(b) - figureOf(a));
    if (!player) continue;
    const line: Line = (key) => Number(player.stats[group]?.[key] ?? 0);
    stars.push({ player, text: phrases.pick(past)(line), present: `${fullName(player)} ${present(line)}` });
  }
  return stars;
}
