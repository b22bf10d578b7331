/** Twice the widest slot on a page. */
export const maxSize = 3200;

// widths that pages request, and twice those widths; closer together for small images
const rungs = [32, 48, 64, 96, 128, 160, 192, 240, 320, 480, 640, 800, 960, 1280, 1600, 2400, maxSize];

type Size = { width?: number; height?: number };

const roundUp = (size: number): number => rungs.find((rung) => rung >= size) ?? maxSize;

/**
 * Rounds a requested size in pixels up to the next step, which bounds the number of derived versions. If both sides are
 * given, the width decides and the height follows from the aspect ratio.
 */
export function toLadder({ width, height }: Size): Size {
  if (width === undefined) return height === undefined ? {} : { height: roundUp(height) };
  const rung = roundUp(width);
  return { width: rung, ...(height !== undefined && { height: Math.round((height * rung) / width) }) };
}
