/** Pixels that a finger moves at least to change the photo. */
const minSwipe = 40;

/** The index of the photo to which a key leads; undefined for other keys and at the ends. */
export function photoAfterKey(key: string, index: number, count: number): number | undefined {
  const targets: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 };
  return within(targets[key], count);
}

/** The same for a swipe over a distance in pixels, to the left for the next photo. */
export function photoAfterSwipe(distance: number, index: number, count: number): number | undefined {
  if (Math.abs(distance) < minSwipe) return undefined;
  return within(distance < 0 ? index + 1 : index - 1, count);
}

/** The index of a photo; undefined for one past the ends. */
export const within = (index: number | undefined, count: number) =>
  index !== undefined && index >= 0 && index < count ? index : undefined;
