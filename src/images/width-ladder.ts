/** Twice the widest place on a page; more would only cost. */
export const maxSize = 3200;

// the sizes that pages ask for and their doubles, closer together where pictures are small
const rungs = [32, 48, 64, 96, 128, 160, 192, 240, 320, 480, 640, 800, 960, 1280, 1600, 2400, maxSize];

type Size = { width?: number; height?: number };

const roundUp = (size: number): number => rungs.find((rung) => rung >= size) ?? maxSize;

/**
 * Rounds a requested size in pixels up to the next rung, so that a picture has few derived versions, whatever is asked
 * for. With both sides the width decides and the height follows at the requested aspect ratio.
 */
export function toLadder({ width, height }: Size): Size {
  if (width === undefined) return height === undefined ? {} : { height: roundUp(height) };
  const rung = roundUp(width);
  return { width: rung, ...(height !== undefined && { height: Math.round((height * rung) / width) }) };
}
