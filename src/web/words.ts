/** The meaning of each word of a table that lists words by their meaning, with spaces between: `{ home: 'h host' }`. */
export const meanings = <Meaning extends string>(words: Record<Meaning, string>): ReadonlyMap<string, Meaning> =>
  new Map(
    (Object.entries(words) as [Meaning, string][]).flatMap(([meaning, text]) =>
      text.split(' ').map((word) => [word, meaning] as const),
    ),
  );
