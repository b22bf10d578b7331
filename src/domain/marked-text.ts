/** Control characters mark matches because the plain text may contain anything that looks like markup. */
export const matchStart = '\u0001';
export const matchStop = '\u0002';

/** A segment of an excerpt; `isMatch` marks search terms. */
export type MarkedPart = { text: string; isMatch: boolean };

/** Splits a text at the control characters that enclose each match. */
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
