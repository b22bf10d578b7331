import { readFile } from 'node:fs/promises';

import { allOf, childOf, childrenOf, type Element, fromJson, readXml } from './element.ts';
import { fromSidearm } from './sidearm.ts';

export type Player = { jersey: string; nameKey: string; isTeam: boolean; element: Element };

export type FileTeam = {
  name: string;
  /** Figures of the line score: periods, then the score, in baseball with hits and errors. */
  line: string[];
  totals: Element;
  players: Player[];
};

export type FileGame = {
  root: Element;
  away: FileTeam;
  home: FileTeam;
  officials: string[];
  attendance: number;
  plays: number;
};

/** Names compared without regard to capitals, order of first and last, and punctuation. */
export const nameKey = (name: string): string =>
  (
    name
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}|['’`]/gu, '')
      .match(/[a-z0-9]+/g) ?? []
  )
    .sort()
    .join(' ');

/** A game file read apart from the importers, with the words of the StatCrew XML whatever its format. */
export async function readGameFile(file: string): Promise<FileGame> {
  const text = await readFile(file, 'utf8');
  const root = text.trimStart().startsWith('<') ? readXml(text) : readJson(JSON.parse(text));
  const [away, home] = ['V', 'H'].map((vh) =>
    childrenOf(root, 'team').find(({ attributes }) => attributes['vh'] === vh),
  );
  const venue = childOf(root, 'venue');
  return {
    root,
    away: readTeam(away),
    home: readTeam(home),
    officials: officialsOf(venue).map(nameKey).sort(),
    attendance: Number(venue?.attributes['attend'] ?? 0),
    // a lone full stop is no play
    plays: allOf(root, 'play').filter(({ attributes }) => /\w/.test(attributes['text'] ?? 'play')).length,
  };
}

const readJson = (content: { Game?: unknown }[] & Parameters<typeof fromSidearm>[0]): Element =>
  Array.isArray(content) ? fromJson('bbgame', (content[0] as { bbgame: object }).bbgame) : fromSidearm(content);

function readTeam(team: Element | undefined): FileTeam {
  const linescore = childOf(team, 'linescore');
  const { line = '', score, runs, hits, errs } = linescore?.attributes ?? {};
  const totals = childOf(team, 'totals');
  if (!team || !linescore || !totals) throw new Error('A team of the file is missing');
  return {
    name: (team.attributes['name'] ?? '').trim(),
    line: [...line.split(',').map((text) => text.trim()), score ?? runs ?? '', ...(hits && errs ? [hits, errs] : [])],
    // figures of the line score are the team's too
    totals: { ...totals, children: [...totals.children, linescore] },
    players: childrenOf(team, 'player').map((element) => {
      const { name = '', uni = '' } = element.attributes;
      const isTeam = ['team', 'tm'].includes(nameKey(name));
      return { jersey: isTeam ? '' : jerseyOf(uni), nameKey: isTeam ? 'team' : nameKey(name), isTeam, element };
    }),
  };
}

// feeds of JSON pad one digit with a zero; "00" is a number of its own
const jerseyOf = (uni: string): string => uni.trim().replace(/^0(?=[1-9])/, '');

function officialsOf(venue: Element | undefined): string[] {
  const officials = childOf(venue, 'officials');
  const named = childrenOf(officials, 'official').map(({ attributes }) => (attributes['name'] ?? '').trim());
  // an unused line contains the school's code
  const people = named.filter((name) => !/^[A-Z]{2,6}$/.test(name));
  const { text, ...roles } = officials?.attributes ?? {};
  const listed = text === undefined ? Object.values(roles) : text.split(/,\s*/);
  return [...people, ...listed, ...Object.values(childOf(venue, 'umpires')?.attributes ?? {})].filter(Boolean);
}
