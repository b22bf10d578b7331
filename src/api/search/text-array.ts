/** Strings as the text of an array, for one text[] parameter. */
export const textArray = (texts: readonly string[]): string =>
  `{${texts.map((text) => JSON.stringify(text)).join(',')}}`;
