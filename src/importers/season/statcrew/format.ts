import { parseGameDate } from '../../../domain/game-date.ts';
import type { SeasonFacts } from '../../../domain/season-import.ts';
import type { SportFamily } from '../../../domain/sport-family.ts';
import { importRefusal } from '../../refusal.ts';
import type { ScheduleEvent } from '../../schedule/event.ts';
import type { StatCrewBook } from '../../statcrew/book.ts';
import { books } from '../../statcrew/books.ts';
import { attribute, child, childrenOf, firstAttribute, integer, type XmlElement } from '../../xml/element.ts';
import { readXml } from '../../xml/read-xml.ts';
import { type Unneeded, unreadParts } from '../../xml/unread-parts.ts';
import type { SeasonFormat } from '../season-format.ts';
import { publishedSheets } from './published.ts';
import { readSeasonLines, unreadElements } from './read-lines.ts';

type SeasonRoot = { families: readonly SportFamily[]; game: StatCrewBook | undefined };

/** Sports by root element of a season file, with the reader of their games' figures. */
const seasonRoots: Readonly<Record<string, SeasonRoot>> = {
  bsseas: { families: ['baseball', 'softball'], game: books['bsgame'] },
  bbseas: { families: ['basketball'], game: books['bbgame'] },
  fbseas: { families: ['football'], game: books['fbgame'] },
  vbseas: { families: ['volleyball'], game: books['vbgame'] },
  soseas: { families: ['soccer', 'fieldhockey'], game: books['sogame'] },
  lcseas: { families: ['lacrosse'], game: books['lcgame'] },
  hkseas: { families: ['icehockey'], game: books['hkgame'] },
};

/** Far more players than a team has in a season. */
const maxPlayers = 400;

/** Season files of StatCrew, TAS and PrestoSports: `bsseas` and its relatives. */
export const statcrewSeason: SeasonFormat = {
  name: 'statcrew',
  recognizes: (content) => content.kind === 'xml' && Object.hasOwn(seasonRoots, content.root),
  read: (content, sport) => {
    if (content.kind !== 'xml') throw importRefusal('A StatCrew season is XML.');
    const root = readXml(content.text);
    const { families = [], game } = seasonRoots[root.name] ?? {};
    if (!families.includes(sport.family))
      throw importRefusal(`The file has the season of ${families.join(' or ')}, but --sport is ${sport.title}.`);
    const players = childrenOf(root, 'player').length;
    if (players > maxPlayers)
      throw importRefusal(`The season has ${players} players; the limit is ${maxPlayers}.`, root);
    const lines = readSeasonLines(root, game);
    if (lines.length === 0) throw importRefusal('The season has no players and no totals.', root);
    const season = {
      source: attribute(root, 'source') || 'StatCrew',
      sourceDate: parseGameDate(firstAttribute(root, 'date', 'generated')),
      facts: factsOf(root),
      lines,
      sheets: publishedSheets(root),
      publishesCounts: true,
      games: childrenOf(child(root, 'games'), 'game').flatMap(toGame),
    };
    return {
      ...season,
      warnings: [...root.warnings, ...skipped(root)],
      unread: [...root.unread, ...unreadParts(root, unneeded)],
    };
  },
};

/** Figures are shown as published, whether they are understood or not; the others are about the program or repeat the figures. */
const unneeded: Unneeded = {
  elements: new Set(['player', 'totals', 'opponent', 'hsituations', 'psituations', 'show']),
  found: new Set(),
  attributes: {
    ...Object.fromEntries(Object.keys(seasonRoots).map((name) => [name, '*'])),
    venue: 'type ncaadivision',
    team: 'code id w l t',
    game: 'number gameid oppcode oppid',
  },
};

const skipped = (root: XmlElement): string[] => {
  const names = unreadElements(root, seasonRoots[root.name]?.game);
  return names.length === 0
    ? []
    : [`${names.map((name) => `<${name}>`).join(', ')}: not part of the statistics; shown as published only`];
};

function factsOf(root: XmlElement): SeasonFacts {
  const team = child(root, 'team');
  const named = {
    season: 'season',
    overall: 'overall',
    conferenceRecord: 'confonly',
    home: 'home',
    away: 'away',
    neutral: 'neutral',
    coach: 'coach',
    conference: 'conf',
  };
  const facts = Object.entries(named).flatMap(([key, name]) => {
    const value = attribute(team, name);
    return value === '' ? [] : [[key, value] as const];
  });
  const innings = integer(child(root, 'venue'), 'erabasis');
  return { team: attribute(team, 'name'), ...Object.fromEntries(facts), ...(innings && { eraInnings: innings }) };
}

/** A game of the list; without a date or an opponent it is skipped with a warning. */
function toGame(element: XmlElement): ScheduleEvent[] {
  const date = parseGameDate(attribute(element, 'date'));
  const opponent = firstAttribute(element, 'oppname', 'oppid');
  if (!date || !opponent) {
    const missing = date ? 'opponent' : `date "${attribute(element, 'date')}"`;
    element.unread.push(`line ${element.line}: a game without a valid ${missing} is skipped`);
    return [];
  }
  const [own, theirs] = [integer(element, 'ownscore'), integer(element, 'oppscore')];
  const [letter = ''] = attribute(element, 'homeaway').toUpperCase();
  const indicator = letter === 'H' || letter === 'A' || letter === 'N' ? letter : undefined;
  const attendance = integer(element, 'attend');
  const stadium = firstAttribute(element, 'stadium', 'statium');
  return [
    {
      place: `line ${element.line}`,
      uid: '',
      start: { date },
      preposition: letter === 'A' ? 'at' : 'vs',
      ...(indicator && { indicator }),
      opponent,
      location: attribute(element, 'site'),
      result: own === undefined || theirs === undefined ? '' : `${letterOf(own, theirs)} ${own}-${theirs}`,
      // programs write 0 when the attendance is unknown
      detail: { ...(attendance && { attendance }), ...(stadium && { stadium }) },
    },
  ];
}

const letterOf = (own: number, theirs: number) => (own === theirs ? 'T' : own > theirs ? 'W' : 'L');
