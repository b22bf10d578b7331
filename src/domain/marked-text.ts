/** Control characters, because they stand in plain text, which may hold anything that looks like markup. */
export const MATCH_START = '\u0001';
export const MATCH_STOP = '\u0002';

/** A part of an excerpt; `isMatch` marks the words that were searched for. */
export type MarkedPart = { text: string; isMatch: boolean };

/** Splits a text in which the two control characters enclose each match. */
export function parseMarkedText(text: string): MarkedPart[] {
  const [before = '', ...marked] = text.split(MATCH_START);
  const parts = marked.flatMap((part) => {
    const [match = '', ...after] = part.split(MATCH_STOP);
    return [
      { text: match, isMatch: true },
      { text: after.join(''), isMatch: false },
    ];
  });
  return [{ text: before, isMatch: false }, ...parts].filter(({ text }) => text !== '');
}
