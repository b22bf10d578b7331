/** What a search may call a sport: the words of its title, and its short names and abbreviation. */
export type NamedSport = { id: number; words: readonly string[]; codes: readonly string[] };

/** The sports whose short name or abbreviation is the only term: `mbb`. */
export const sportsWithCode = (terms: readonly string[], sports: readonly NamedSport[]): number[] =>
  sports.filter(({ codes }) => terms.length === 1 && codes.includes(terms[0] ?? '')).map(({ id }) => id);

/** Letters from which on a term may be the beginning of a word. */
const minPrefixLength = 3;

/**
 * The sports that some of the terms name, with the other terms, which may be the name of a person: `reed football`. Only those
 * that most of the terms name.
 */
export function sportsAmong(terms: readonly string[], sports: readonly NamedSport[]): { id: number; rest: string[] }[] {
  const named = sports
    .map((sport) => ({ id: sport.id, rest: terms.filter((term) => !isNameOf(sport, term)) }))
    .filter(({ rest }) => rest.length > 0 && rest.length < terms.length);
  const fewest = Math.min(...named.map(({ rest }) => rest.length));
  return named.filter(({ rest }) => rest.length === fewest);
}

const isNameOf = ({ words, codes }: NamedSport, term: string): boolean =>
  codes.includes(term) ||
  words.some((word) => word === term || (term.length >= minPrefixLength && word.startsWith(term)));
