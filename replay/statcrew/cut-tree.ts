import type { Side } from '../../src/domain/side.ts';
import { sideOf } from '../../src/importers/statcrew/game.ts';
import { attribute, integer, type XmlElement } from '../../src/importers/xml/element.ts';
import { cutLineScore, recountedGroups } from './cut-team.ts';
import { isSummary } from './moments.ts';
import { type Recording, tallyOf } from './recording.ts';
import type { ReplayMoment } from './replay-book.ts';

/** Parts that are unknown before the end. */
const laterOnVenue = ['end', 'duration', 'attend', 'delay'];

/** The file's tree after the plays so far. */
export function cutTree(recording: Recording, past: readonly ReplayMoment[]): XmlElement {
  const { root, moments, teams, book } = recording;
  const last = past.at(-1);
  const period = last?.period ?? 0;
  const status: XmlElement = {
    ...blank('status', root),
    attributes: {
      complete: 'N',
      ...(last ? book.status(last, moments[past.length], teams) : { period: '0' }),
    },
  };
  const venue = root.children.find(({ name }) => name === 'venue');
  const { lastmodified: _later, ...attributes } = root.attributes;
  const hasStatus = root.children.some(({ name }) => name === 'status');
  const children = root.children.flatMap((part): XmlElement | readonly XmlElement[] => {
    const entries = recording.entries.get(part);
    if (entries) return { ...part, children: part.children.filter((_, index) => (entries[index] ?? 0) <= past.length) };
    if (part.name === 'venue') return hasStatus ? cutVenue(part) : [cutVenue(part), status];
    if (part.name === 'status') return status;
    if (part.name === 'team') return cutTeam(part, recording, past, period);
    if (part.name === 'plays') {
      const next = last && book.downToGo?.(last, teams);
      const plays = cutPlays(part, past);
      return next
        ? { ...plays, children: [...plays.children, { ...blank('downtogo', part), attributes: next }] }
        : plays;
    }
    if (part.name !== 'byprdsummaries') return [];
    return { ...part, children: part.children.filter((one) => (integer(one, 'prd') ?? 0) < period) };
  });
  return { ...root, attributes: { ...attributes, generated: attribute(venue, 'date') }, children };
}

function cutVenue(venue: XmlElement): XmlElement {
  const attributes = Object.entries(venue.attributes).filter(([name]) => !laterOnVenue.includes(name));
  return {
    ...venue,
    attributes: Object.fromEntries(attributes),
    // notes are written after the game
    children: venue.children.filter(({ name }) => name !== 'notes'),
  };
}

const keptOfTeam = new Set(['starters', 'lines']);

function cutTeam(team: XmlElement, recording: Recording, past: readonly ReplayMoment[], period: number): XmlElement {
  const side: Side = sideOf(team) ?? 'home';
  const { teams, book } = recording;
  const counted = { ...recording, now: tallyOf(past, teams, book) };
  const seen = new Set(past.flatMap(({ named }) => named).flatMap((one) => (one.side === side ? one.player : [])));
  let index = -1;
  const children = team.children.flatMap((part): XmlElement | readonly XmlElement[] => {
    if (part.name === 'linescore') return cutLineScore(part, side, past.at(-1), counted);
    if (part.name === 'totals') {
      return { ...part, attributes: {}, children: recountedGroups(part, { side }, period, counted) };
    }
    if (part.name === 'attackbygame') {
      return { ...part, children: part.children.filter((one) => (integer(one, 'game') ?? 0) < period) };
    }
    if (part.name !== 'player') return keptOfTeam.has(part.name) ? part : [];
    index += 1;
    const player = String(index);
    const isIn = period > 0 && (seen.has(player) || isStarter(part));
    return {
      ...part,
      attributes: playerFacts(part, isIn, book.gamesPlayed),
      children: isIn ? recountedGroups(part, { side, player }, period, counted) : [],
    };
  });
  return { ...team, children };
}

const isStarter = (player: XmlElement) => integer(player, 'gs') === 1 || integer(player, 'ms') === 1;

/** Attributes that a player gets on entering the game. */
const fromEntering = new Set(['spot', 'sub', 'innentered', 'seq', 'oncourt']);

function playerFacts(player: XmlElement, isIn: boolean, gamesPlayed: boolean): Record<string, string> {
  const facts = Object.entries(player.attributes).filter(([name]) => {
    if (name === 'gp') return isIn && gamesPlayed;
    // in scorebook formats a position means it was played
    return (
      isIn || isStarter(player) || !(fromEntering.has(name) || (name === 'pos' && 'rosterpos' in player.attributes))
    );
  });
  return Object.fromEntries(facts.map(([name, value]) => [name, name === 'gp' ? '1' : value]));
}

const blank = (name: string, { line, column, warnings, unread, asked }: XmlElement): XmlElement => ({
  name,
  attributes: {},
  children: [],
  text: '',
  line,
  column,
  warnings,
  unread,
  asked,
});

/** `<plays>` truncated after the last play so far. */
function cutPlays(plays: XmlElement, past: readonly ReplayMoment[]): XmlElement {
  const last = past.at(-1);
  if (!last) return { ...plays, children: [] };
  return upTo(plays, last.path, past);
}

function upTo(element: XmlElement, [at = 0, ...deeper]: readonly number[], past: readonly ReplayMoment[]): XmlElement {
  const last = element.children[at];
  if (!last) return element;
  const before = element.children.slice(0, at);
  if (deeper.length > 0) return { ...element, children: [...before, upTo(last, deeper, past)] };
  // a play duplicated by mistake has one position
  const { path } = past.at(-1) ?? {};
  const written = past.filter((moment) => String(moment.path) === String(path));
  return {
    ...element,
    children: [
      ...before.filter(({ name }) => !isSummary(name)),
      ...written.flatMap(({ play, trailing }) => [play, ...trailing]),
    ],
  };
}
