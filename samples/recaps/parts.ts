import { closings, crowdNotes, recordNotes } from './closings.ts';
import { courseOfGame } from './course-of-game.ts';
import type { GameFacts } from './game-facts.ts';
import { leads, starLeads, type Topic } from './leads.ts';
import type { Phrases } from './phrases.ts';
import type { Namer } from './player-names.ts';
import { quote } from './quotes.ts';
import { type Star, starsOf } from './stars.ts';
import { comparisons, sportDetails } from './team-figures.ts';
import { pickTopic } from './topics.ts';

export type PartName = 'lead' | 'course' | 'stars' | 'theirs' | 'figures' | 'quote' | 'notes' | 'next';

/** A recap while it is written, part by part: the first mention of a player is linked, a topic told once. */
export type Story = { facts: GameFacts; stars: readonly Star[]; phrases: Phrases; nameOf: Namer; told: Set<Topic> };

export const parts: Record<PartName, (story: Story) => string> = {
  lead: (story) => {
    const [town = '', state = ''] = story.facts.city.split(', ');
    return `<p>${town.toUpperCase()}, ${state} — ${leadOf(story)}</p>`;
  },
  course: ({ facts, nameOf, phrases }) => paragraph([courseOfGame(facts, nameOf, phrases)]),
  stars: ({ facts, stars, nameOf, told }) =>
    paragraph(stars.slice(told.has('star') ? 1 : 0).map(({ player, text }) => `${nameOf(player, facts.us)} ${text}.`)),
  theirs: ({ facts, nameOf, phrases }) => {
    const [star] = starsOf(facts.them, facts.kind.family, phrases);
    return paragraph([star && phrases.pick(theirFrames)(facts.them.name, nameOf(star.player, facts.them), star.text)]);
  },
  figures: ({ facts, phrases }) => paragraph([phrases.write(facts, sportDetails), comparisons(facts, phrases)]),
  quote: ({ facts, phrases }) => quote(facts, phrases),
  notes: ({ facts, phrases, told }) =>
    paragraph([
      told.has('crowd') ? undefined : phrases.write(facts, crowdNotes),
      told.has('record') || !facts.next ? undefined : phrases.write(facts, recordNotes),
    ]),
  next: ({ facts, phrases }) => paragraph([phrases.write(facts, closings)]),
};

/** The first sentence: a player's day or the result. A player in the headline is not told again. */
function leadOf({ facts, stars, phrases, nameOf, told }: Story): string {
  const [star] = stars;
  if (star && !told.has('star') && phrases.pick(openings) === 'player') {
    told.add('star');
    return phrases.pick(starLeads)(facts, `${nameOf(star.player, facts.us)} ${star.text}`);
  }
  told.delete('star');
  return pickTopic(facts, leads, told, phrases) ?? '';
}

const openings = ['player', 'result'];

const theirFrames: readonly ((team: string, name: string, text: string) => string)[] = [
  (team, name, text) => `For ${team}, ${name} ${text}.`,
  (team, name, text) => `${name} ${text} for ${team}.`,
  (team, name, text) => `${team} had its best day from ${name}, who ${text}.`,
  (_, name, text) => `On the other side, ${name} ${text}.`,
];

function paragraph(sentences: readonly (string | undefined)[]): string {
  const text = sentences.filter(Boolean).join(' ');
  return text && `<p>${text}</p>`;
}
