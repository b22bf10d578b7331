// Block letters drawn as strokes on a 4 by 6 grid, so that no font is needed.
const letterStrokes: Record<string, string> = {
  ' ': '',
  '-': 'M.8 3H3.2',
  ':': 'M2 1.4V2.2M2 4V4.8',
  "'": 'M.6 0V1.4',
  A: 'M0 6V1L1 0H3L4 1V6M0 3.6H4',
  B: 'M0 0H3L4 1V2L3.2 2.9L4 3.8V5L3 6H0ZM0 2.9H3.2',
  C: 'M4 1.7V1L3 0H1L0 1V5L1 6H3L4 5V4.3',
  D: 'M0 0H3L4 1V5L3 6H0Z',
  E: 'M4 0H0V6H4M0 3H3',
  F: 'M4 0H0V6M0 3H3',
  G: 'M4 1.7V1L3 0H1L0 1V5L1 6H3L4 5V3.4H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6M.8 0H3.2M.8 6H3.2',
  J: 'M4 0V5L3 6H1L0 5V4.3',
  K: 'M0 0V6M4 0V1L2 3L4 5V6M0 3H2',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 2.6L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M1 0H3L4 1V5L3 6H1L0 5V1Z',
  P: 'M0 6V0H3L4 1V2.6L3 3.6H0',
  Q: 'M1 0H3L4 1V5L3 6H1L0 5V1ZM2.5 4.5L4.3 6.3',
  R: 'M0 6V0H3L4 1V2.4L3 3.4H0M2.4 3.4L4 5V6',
  S: 'M4 1.7V1L3 0H1L0 1V2L1 3H3L4 4V5L3 6H1L0 5V4.3',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V5L1 6H3L4 5V0',
  V: 'M0 0V2.4L2 6L4 2.4V0',
  W: 'M0 0V6L2 3.4L4 6V0',
  X: 'M0 0V1L4 5V6M4 0V1L0 5V6',
  Y: 'M0 0V1.4L2 3.4L4 1.4V0M2 3.4V6',
  Z: 'M0 0H4V1L0 5V6H4',
  0: 'M1 0H3L4 1V5L3 6H1L0 5V1Z',
  1: 'M.8 1.2L2 0V6M.6 6H3.4',
  2: 'M0 1.7V1L1 0H3L4 1V2.2L0 6H4',
  3: 'M0 1L1 0H3L4 1V2L3 2.9H1.4M3 2.9L4 3.8V5L3 6H1L0 5',
  4: 'M3 6V0L0 4H4',
  5: 'M4 0H0V2.6H3L4 3.6V5L3 6H1L0 5',
  6: 'M4 1L3 0H1L0 1V5L1 6H3L4 5V3.6L3 2.6H0',
  7: 'M0 0H4V1L1.6 6',
  8: 'M1 0H3L4 1V2L3 2.9H1L0 2V1ZM1 2.9H3L4 3.8V5L3 6H1L0 5V3.8Z',
  9: 'M0 5L1 6H3L4 5V1L3 0H1L0 1V2.4L1 3.4H4',
};

const strokeWidth = 1.5;
const advance = 6.1;
const advanceOf = (letter: string): number => (letter === "'" ? 3 : advance);

type Drawing = { paths: string; width: number; height: number };

/** Capital letters, digits, hyphens, colons and apostrophes as SVG strokes in `color`, with their size; undefined if a letter is not supported. */
export const drawLetters = (letters: string, color: string): Drawing | undefined => {
  const strokes = [...letters].map((letter) => letterStrokes[letter]);
  if (strokes.length === 0 || strokes.includes(undefined)) return undefined;
  const inset = strokeWidth / 2;
  let end = 0;
  const paths = strokes.map((path, index) => {
    const x = inset + end;
    end += advanceOf(letters[index] ?? '');
    return `<path transform="translate(${x.toFixed(2)} ${inset})" d="${path}"/>`;
  });
  return {
    paths: `<g fill="none" stroke="${color}" stroke-width="${strokeWidth}" stroke-miterlimit="2">${paths.join('')}</g>`,
    width: end - advance + 4 + strokeWidth,
    height: 6 + strokeWidth,
  };
};
