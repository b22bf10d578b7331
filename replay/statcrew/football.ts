import type { Side } from '../../src/domain/side.ts';
import { scoreOf, sideOf } from '../../src/importers/statcrew/game.ts';
import { attribute, child, childrenOf, integer, type XmlElement } from '../../src/importers/xml/element.ts';
import type { Count } from '../tally.ts';
import type { ReplayBook, ReplayMoment } from './replay-book.ts';
import type { Teams } from './teams.ts';

const counted = {
  pass: ['comp', 'att', 'int', 'yds', 'td', 'long', 'sacks', 'sackyds'],
  rush: ['att', 'gain', 'loss', 'yds', 'td', 'long'],
  rcv: ['no', 'yds', 'td', 'long'],
  fg: ['made', 'att', 'long'],
  pat: ['kickmade', 'kickatt'],
  punt: ['no', 'yds', 'long', 'tb', 'inside20'],
  ko: ['no', 'yds', 'tb', 'ob'],
  kr: ['no', 'yds', 'long'],
  pr: ['no', 'yds', 'long'],
  defense: ['tackua', 'tacka', 'tot_tack', 'brup', 'qbh'],
  firstdowns: ['no', 'rush', 'pass', 'penalty'],
  conversions: ['thirdconv', 'thirdatt', 'fourthconv', 'fourthatt'],
  penalties: ['no', 'yds'],
};

export const football: ReplayBook = {
  clock: { direction: 'down', minutes: 15, overtime: 0 },
  regulation: 4,
  clockOf: (play) => attribute(play, 'clock'),
  scoreAfter: (play, { before }) => scoreOf(play) ?? before,
  countsOf,
  counted: new Set(Object.entries(counted).flatMap(([group, names]) => names.map((name) => `${group}.${name}`))),
  gamesPlayed: true,
  entryPlays: {
    drives: ({ trailing }) => trailing.some(({ name }) => name === 'drivesum'),
    fgas: ({ play }) => child(play, 'p_fg') !== undefined,
  },
  status: ({ period, clock }) => ({ period: String(period), clock }),
  downToGo,
};

/** A play's child elements: `p_ru` is a rush, `p_pa` a pass, `p_tk` a tackle. */
function countsOf(play: XmlElement, teams: Teams): Count[] {
  // a penalty may nullify the play, but its yards count
  const isValid = !attribute(play, 'tokens').includes('NOPLAY:');
  return [
    ...play.children.flatMap((act) => {
      const side = sideOf(act);
      const counts = side && (isValid || act.name === 'p_pn') ? acts[act.name]?.(act, play) : undefined;
      if (!side || !counts) return [];
      return counts.map(([figure, by, name = 'name', largest]) => ({
        side,
        player: teams.playerNamed(side, attribute(act, name)),
        figure,
        by,
        ...(largest && { largest }),
      }));
    }),
    ...downs(play, teams),
  ];
}

type ActCount = readonly [figure: string, by: number, named?: string, largest?: true];

const acts: Readonly<Record<string, (act: XmlElement, play: XmlElement) => readonly ActCount[]>> = {
  p_ru: (act, play) => {
    const gain = gainOf(act);
    return [
      ['rush.att', 1],
      ['rush.yds', gain],
      [gain < 0 ? 'rush.loss' : 'rush.gain', Math.abs(gain)],
      ...touchdown('rush', play),
      ['rush.long', gain, 'name', true],
    ];
  },
  p_pa: (act, play) => {
    const gain = gainOf(act);
    if (attribute(act, 'result') === 'SACK') {
      return [
        ['pass.sacks', 1, 'qb'],
        ['pass.sackyds', Math.abs(gain), 'qb'],
        ['rush.att', 1, 'qb'],
        ['rush.yds', gain, 'qb'],
        ['rush.loss', Math.abs(gain), 'qb'],
      ];
    }
    if (attribute(act, 'result') !== 'COMP')
      return [
        ['pass.att', 1, 'qb'],
        ...(/^INT/.test(attribute(act, 'result')) ? ([['pass.int', 1, 'qb']] as const) : []),
      ];
    return [
      ['pass.att', 1, 'qb'],
      ['pass.comp', 1, 'qb'],
      ['pass.yds', gain, 'qb'],
      ['pass.long', gain, 'qb', true],
      ...touchdown('pass', play, 'qb'),
      ['rcv.no', 1, 'rcv'],
      ['rcv.yds', gain, 'rcv'],
      ['rcv.long', gain, 'rcv', true],
      ...touchdown('rcv', play, 'rcv'),
    ];
  },
  p_ko: (act) => [
    ['ko.no', 1],
    ['ko.yds', gainOf(act)],
    ...(attribute(act, 'result') === 'T' ? ([['ko.tb', 1]] as const) : []),
  ],
  p_kr: returned('kr'),
  p_pr: returned('pr'),
  p_pu: (act) => [
    ['punt.no', 1],
    ['punt.yds', gainOf(act)],
    ['punt.long', gainOf(act), 'name', true],
    ...(attribute(act, 'in20') === 'Y' ? ([['punt.inside20', 1]] as const) : []),
    ...(attribute(act, 'tb') === 'Y' ? ([['punt.tb', 1]] as const) : []),
  ],
  p_fg: (act) => [
    ['fg.att', 1],
    ...(attribute(act, 'result') === 'GOOD'
      ? ([
          ['fg.made', 1],
          ['fg.long', integer(act, 'distance') ?? 0, 'name', true],
        ] as const)
      : []),
  ],
  p_pat: (act) =>
    attribute(act, 'type') === 'K'
      ? [['pat.kickatt', 1], ...(attribute(act, 'result') === 'GOOD' ? ([['pat.kickmade', 1]] as const) : [])]
      : [],
  p_tk: (act) => [
    [attribute(act, 'assist') === 'Y' ? 'defense.tacka' : 'defense.tackua', 1],
    ['defense.tot_tack', 1],
  ],
  p_bu: () => [['defense.brup', 1]],
  p_qbh: () => [['defense.qbh', 1]],
  p_pn: (act) =>
    attribute(act, 'result') === 'ACCEPT'
      ? [
          ['penalties.no', 1],
          ['penalties.yds', integer(act, 'yards') ?? 0],
        ]
      : [],
};

function returned(group: string) {
  return (act: XmlElement): ActCount[] => [
    [`${group}.no`, 1],
    [`${group}.yds`, gainOf(act)],
    [`${group}.long`, gainOf(act), 'name', true],
  ];
}

function touchdown(group: string, play: XmlElement, named = 'name'): ActCount[] {
  return / TOUCHDOWN\b/.test(attribute(play, 'text')) ? [[`${group}.td`, 1, named]] : [];
}

const gainOf = (act: XmlElement) => integer(act, 'gain') ?? 0;

const firstDownKinds: Readonly<Record<string, string>> = { R: 'rush', P: 'pass', E: 'penalty' };
const laterDowns: Readonly<Record<string, string>> = { 3: 'third', 4: 'fourth' };

/** First downs by type, and third- and fourth-down attempts and conversions. */
function downs(play: XmlElement, teams: Teams): Count[] {
  const side: Side | undefined = teams.sideNamed(attribute(play, 'hasball'));
  if (!side) return [];
  const first = attribute(play, 'first');
  const made = first !== '' || / TOUCHDOWN\b/.test(attribute(play, 'text'));
  const kind = firstDownKinds[attribute(play, 'type')];
  const down = laterDowns[attribute(play, 'down')];
  const tried = /^[RP]$/.test(attribute(play, 'type')) && childrenOf(play, 'p_pn').length === 0;
  return [
    ...(first ? [{ side, figure: 'firstdowns.no' }] : []),
    ...(first && kind ? [{ side, figure: `firstdowns.${kind}` }] : []),
    ...(down && tried ? [{ side, figure: `conversions.${down}att` }] : []),
    ...(down && tried && made ? [{ side, figure: `conversions.${down}conv` }] : []),
  ];
}

/** Possession and spot: `newcontext` is the situation after a play, "H,2,10,H37". */
function downToGo({ play, period, clock }: ReplayMoment, teams: Teams): Record<string, string> | undefined {
  const [, holder, down, toGo, owner, yard] =
    /^([HV]),(\d),(\d+),([HV])(\d+)$/.exec(attribute(play, 'newcontext')) ?? [];
  if (!holder || !down || !toGo || !owner || !yard) return undefined;
  const { id } = owner === 'H' ? teams.home : teams.away;
  return { qtr: String(period), clock, hasball: holder, down, togo: toGo, spot: `${id}${Number(yard)}` };
}
