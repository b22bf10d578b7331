import type { SportFamily } from '../sport-family.ts';
import type { StatLine } from './column.ts';
import { getSportStats } from './families.ts';

/** Abbreviations by the feed's name for the kind of game. */
export type ShorthandGame = 'FootballGame' | 'BasketballGame' | 'VolleyballGame' | 'SoccerGame';

type Rule = {
  readonly family: SportFamily;
  /** Abbreviations of figures that are in no table, or whose column heading is too short by itself. */
  readonly more: Readonly<Record<string, string>>;
  /** Column keys that summarize a line, the most important first. */
  readonly lines: Readonly<Record<string, readonly string[]>>;
};

const rules: Readonly<Record<ShorthandGame, Rule>> = {
  FootballGame: {
    family: 'football',
    more: {
      'Net rushing yards': 'YDS',
      'First downs': '1D',
      'Net passing yards': 'PASS',
      'Total offense yards': 'TOTAL',
      'Total offense plays': 'PLAYS',
      'Fumbles-lost': 'FUM-L',
      'Penalties-yards': 'PEN-YDS',
      'Third-down conversions': '3D',
      'Fourth-down conversions': '4D',
      'Red-zone scores-chances': 'RZ',
      'Time of possession': 'TOP',
    },
    lines: {
      passing: ['comp-att', 'yds', 'td', 'int'],
      rushing: ['att', 'yds', 'td'],
      receiving: ['no', 'yds', 'td'],
      defense: ['tackles', 'sacks-sackYds', 'int', 'ff'],
      kicking: ['fgMade-fgAtt', 'patMade-patAtt'],
    },
  },
  BasketballGame: {
    family: 'basketball',
    more: { Assists: 'AST', 'Field goals': 'FG', 'Three-pointers': '3PT', 'Free throws': 'FT' },
    lines: { box: ['pts', 'treb', 'ast', 'stl', 'blk'] },
  },
  VolleyballGame: {
    family: 'volleyball',
    more: { Assists: 'AST', Digs: 'DIGS', 'Team blocks': 'BLK' },
    lines: { box: ['k', 'a', 'dig', 'sa', 'bs', 'ba'] },
  },
  SoccerGame: {
    family: 'soccer',
    more: { 'Corner kicks': 'CK', Offsides: 'OFF' },
    lines: { shots: ['g', 'a', 'sh', 'sog'], goalkeeping: ['saves', 'ga'] },
  },
};

const entries = Object.entries(rules) as [ShorthandGame, Rule][];

/** The short form of a statistic by its name, for each kind of game: "Rebounds" is "REB" in a BasketballGame. */
export const statShorthand = Object.fromEntries(entries.map(([game, rule]) => [game, shortForms(rule)])) as Readonly<
  Record<ShorthandGame, Readonly<Record<string, string>>>
>;

function shortForms({ family, more }: Rule): Record<string, string> {
  const columns = getSportStats(family)?.tables.flatMap((table) => table.columns) ?? [];
  return { ...Object.fromEntries(columns.map(({ title, abbr }) => [title, abbr])), ...more };
}

/**
 * Abbreviates a player's line: "18 PTS, 9 REB, 4 AST", "21-30, 245 YDS, 2 TD". Zeros after the first figure are omitted.
 * `group` is the group of the line ("rushing"), by default the first that matches. Empty in sports without a shorthand.
 */
export function shorthandLine(family: SportFamily, line: StatLine, group?: string): string {
  const [game, rule] = entries.find(([, { family: own }]) => own === family) ?? [];
  if (!game || !rule) return '';
  const keysOf = (name: string) => partsOf(rule, game, name, line);
  if (group !== undefined) return keysOf(group).join(', ');
  return (
    Object.keys(rule.lines)
      .map(keysOf)
      .find((parts) => parts.length > 0) ?? []
  ).join(', ');
}

function partsOf({ family, lines }: Rule, game: ShorthandGame, group: string, line: StatLine): string[] {
  const columns = getSportStats(family)?.tables.find((table) => table.group === group)?.columns ?? [];
  return (lines[group] ?? []).flatMap((key, index) => {
    const column = columns.find((one) => one.key === key);
    const text = column?.text(line);
    if (!column || text === undefined) return [];
    // passes are recognized by format
    if (key === 'comp-att') return text;
    return index > 0 && column.value(line) === 0 ? [] : `${text} ${statShorthand[game][column.title] ?? column.abbr}`;
  });
}
