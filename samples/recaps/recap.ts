import type { CollegeRows, RowOf } from '../college-rows.ts';
import type { CollegePlan } from '../colleges.ts';
import type { SportKind } from '../sport-kind.ts';
import { type GameFacts, gameFacts } from './game-facts.ts';
import { decks, type Topic } from './leads.ts';
import { type PartName, parts } from './parts.ts';
import type { Phrases } from './phrases.ts';
import { createNamer } from './player-names.ts';
import { starsOf } from './stars.ts';
import { titleOf } from './titles.ts';
import { pickTopic } from './topics.ts';

export type Recap = { title: string; subHeadline: string; teaser: string; content: string; people: number[] };

type Game = { kind: SportKind; season: readonly RowOf<'game'>[]; game: RowOf<'game'> };

/** Writes the recap of a final game from its box score and the results before it. */
export function writeRecap(
  college: CollegeRows,
  plan: CollegePlan,
  { kind, season, game }: Game,
  phrases: Phrases,
): Recap {
  const facts = gameFacts(college, plan, kind, season, game);
  const stars = starsOf(facts.us, kind.family, phrases);
  const { title, namesStar } = titleOf(facts, stars[0], phrases);
  const told = new Set<Topic>(namesStar ? ['star'] : []);
  const feats = stars.map(({ present }) => present).filter((text) => !title.startsWith(text));
  const deck = newDeck(facts, told, phrases) ?? feats.shift();
  const [untold] = feats;
  const story = { facts, stars, phrases, told, nameOf: createNamer(kind) };
  const sections = phrases.pick(orders).map((part) => (isPart(part) ? parts[part](story) : part));
  return {
    title,
    subHeadline: deck ?? '',
    teaser: `${untold ?? `${facts.us.name} against ${facts.them.name}, ${facts.score}`}.`,
    content: sections.filter((section, index) => section && !isEmptySection(section, sections[index + 1])).join('\n'),
    people: stars.flatMap(
      ({ player }) => college.rows.rosterPlayer.find(({ id }) => id === player.rosterPlayerId)?.personId ?? [],
    ),
  };
}

/** A fact about the game that no earlier story has below its title. */
function newDeck(facts: GameFacts, told: Set<Topic>, phrases: Phrases): string | undefined {
  const unwritten = decks.filter(({ text }) => !phrases.decks.has(text(facts) ?? ''));
  const deck = pickTopic(facts, unwritten, told, phrases);
  if (deck) phrases.decks.add(deck);
  return deck;
}

const isPart = (part: PartName | Heading): part is PartName => part in parts;
const isEmptySection = (section: string, next: string | undefined) => section.startsWith('<h2>') && !next;

type Heading = `<h2>${string}</h2>`;

/** Orders of the parts, as different editors print them. */
const orders: readonly (readonly (PartName | Heading)[])[] = [
  ['lead', 'course', 'stars', 'quote', 'theirs', 'figures', 'next'],
  ['lead', 'stars', '<h2>How it unfolded</h2>', 'course', 'theirs', 'quote', 'notes', 'next'],
  ['lead', 'course', 'quote', 'stars', 'theirs', '<h2>By the numbers</h2>', 'figures', 'notes', 'next'],
  ['lead', 'quote', 'stars', 'course', 'figures', 'notes', '<h2>Up next</h2>', 'next'],
  ['lead', 'course', '<h2>Leaders</h2>', 'stars', 'theirs', '<h2>Notes</h2>', 'figures', 'notes', 'next'],
  ['lead', 'stars', 'theirs', 'course', 'figures', 'quote', '<h2>What is next</h2>', 'next'],
];
