/** Words that readers add to a sport to name one of its pages. */
const pageWords = new Set(
  'schedule schedules score scores result results game games roster rosters team player players coach coaches staff stats statistics record records news stories archives'.split(
    ' ',
  ),
);

/** The terms without the names of pages; undefined if there are none of them, or nothing else. */
export function sportPageTerms(terms: readonly string[]): string[] | undefined {
  const rest = terms.filter((term) => !pageWords.has(term));
  return rest.length > 0 && rest.length < terms.length ? rest : undefined;
}
