import { roundHalfUp } from '../column.ts';

/** A printed cell as programs compare it: plain hyphens, no thousands separators or percent signs. */
const plain = (text: string) =>
  text
    .replace(/[−–]/g, '-')
    .replace(/,(?=\d{3}\b)/g, '')
    .replace(/%$/, '')
    .trim();

/** The number that a cell prints, or undefined: "1,970" is 1970, ".396" is 0.396. */
export function cellNumber(text: string): number | undefined {
  const value = plain(text);
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(value) ? Number(value) : undefined;
}

/** Whether two printed cells have the same value: ".500" and "0.500", "78" and "78.0". */
export function isSameCell(a: string, b: string): boolean {
  const [first, second] = [cellNumber(a), cellNumber(b)];
  return first === undefined || second === undefined ? plain(a) === plain(b) : first === second;
}

/** Whether one cell equals the other with fewer decimals: "62.8" and "62.81". */
export function isRounded(a: string, b: string): boolean {
  const [first, second] = [cellNumber(a), cellNumber(b)];
  if (first === undefined || second === undefined) return false;
  const digits = Math.min(decimalsOf(a), decimalsOf(b));
  return roundHalfUp(first, digits) === roundHalfUp(second, digits);
}

/** Whether one cell has only the first of two figures: "27" and "27-20", if a source has no starts. */
export function isFirstOfPair(a: string, b: string): boolean {
  const [first, second] = [plain(a), plain(b)];
  return /^\d+$/.test(first) !== /^\d+$/.test(second) && first.split('-')[0] === second.split('-')[0];
}

const decimalsOf = (text: string) => plain(text).split('.')[1]?.length ?? 0;
