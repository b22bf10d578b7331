/** Words that readers add to a sport to name one of its pages. */
const pageWords = new Set(
  'schedule schedules score scores result results game games roster rosters team player players coach coaches staff stats statistics record records news stories archives'.split(
    ' ',
  ),
);

const year = /^(?:1[89]|20)\d\d$/;

/** A year, or the second one of a season such as 2025-26. */
const isOfSeason = (term: string, before = ''): boolean =>
  year.test(term) || (/^\d\d$/.test(term) && year.test(before));

/** Search terms for the role of a person, added to a name. */
const roleWords = new Set(
  'head assistant associate athletic coach coaches trainer director captain player manager mr mrs ms dr doctor'.split(
    ' ',
  ),
);

/** The terms without roles; undefined if there are none of them, or nothing else. */
export function personTerms(terms: readonly string[]): string[] | undefined {
  const rest = terms.filter((term) => !roleWords.has(term));
  return rest.length > 0 && rest.length < terms.length ? rest : undefined;
}

/** The terms without the names of pages and seasons; undefined if there are none of them, or nothing else. */
export function sportPageTerms(terms: readonly string[]): string[] | undefined {
  const rest = terms.filter((term, index) => !pageWords.has(term) && !isOfSeason(term, terms[index - 1]));
  return rest.length > 0 && rest.length < terms.length ? rest : undefined;
}
