/** Control characters, because they stand in plain text, which may hold anything that looks like markup. */
export const matchStart = '\u0001';
export const matchStop = '\u0002';

/** A part of an excerpt; `isMatch` marks the words that were searched for. */
export type MarkedPart = { text: string; isMatch: boolean };

/** Splits a text in which the two control characters enclose each match. */
export function parseMarkedText(text: string): MarkedPart[] {
  const [before = '', ...marked] = text.split(matchStart);
  const parts = marked.flatMap((part) => {
    const [match = '', ...after] = part.split(matchStop);
    return [
      { text: match, isMatch: true },
      { text: after.join(''), isMatch: false },
    ];
  });
  return [{ text: before, isMatch: false }, ...parts].filter(({ text }) => text !== '');
}
