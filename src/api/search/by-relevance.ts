import { searchTerms } from '../../domain/search.ts';
import type { SearchGroup, SearchResult } from './schema.ts';

/** Kinds whose titles are sentences or topics, not the name of what a reader looks for. */
const headlines = new Set([
  'story',
  'clip',
  'episode',
  'gallery',
  'moment',
  'clipping',
  'publication',
  'tag',
  'socialPost',
]);
/** Kinds of people, whose summary has what they are: "Football · 2026 · Head Coach". */
const people = new Set(['person', 'staffMember', 'coachingRecord', 'inductee', 'allAmerican', 'awardWinner']);

const namings: Readonly<Record<string, number>> = { sport: 3, person: 2 };

/** Letters from which on a term may be the beginning of a word. */
const minPrefixLength = 3;

type Relevance = {
  /** 3: words of the title, 2: beginnings of them, 1: other words or forms. */
  level: number;
  /** 3: a sport, 2: a person, 1: another name, 0: a headline. */
  naming: number;
  /** Part of the words of the title that the terms are. */
  coverage: number;
};

function relevanceOf({ kind, items: [first] }: SearchGroup, terms: readonly string[]): Relevance {
  const words = first ? searchTerms(nameOf(first)) : [];
  const all = first && people.has(kind) ? [...words, ...searchTerms(first.summary ?? '')] : words;
  const isWord = (term: string) => all.includes(term);
  const isBeginning = (term: string) =>
    isWord(term) || (term.length >= minPrefixLength && all.some((word) => word.startsWith(term)));
  const level = terms.every(isWord) ? 3 : terms.every(isBeginning) ? 2 : 1;
  const naming = namings[kind] ?? (headlines.has(kind) ? 0 : 1);
  const named = words.filter((word) => terms.some((term) => word.startsWith(term)));
  return { level, naming, coverage: named.length / Math.max(words.length, 1) };
}

/** The name by which readers look for a result: of a game, the opponent. */
const nameOf = ({ kind, title, standIn }: SearchResult): string => (kind === 'game' ? (standIn ?? title) : title);

/**
 * Groups with the most relevant first: those whose first result is named by the terms, sports and people before other names before headlines.
 * Groups that only mention the terms keep their order, as do groups without results.
 */
export function byRelevance(groups: readonly SearchGroup[], terms: readonly string[]): SearchGroup[] {
  const rated = groups.map((group) => ({ group, ...relevanceOf(group, terms) }));
  const ordered = rated.toSorted(
    (a, b) =>
      Number(b.group.items.length > 0) - Number(a.group.items.length > 0) ||
      b.level - a.level ||
      (a.level === 1 ? 0 : b.naming - a.naming || b.coverage - a.coverage),
  );
  return ordered.map(({ group }) => group);
}
