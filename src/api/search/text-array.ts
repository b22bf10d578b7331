/** Formats strings as a Postgres array literal, for a single text[] parameter. */
export const textArray = (texts: readonly string[]): string =>
  `{${texts.map((text) => JSON.stringify(text)).join(',')}}`;
