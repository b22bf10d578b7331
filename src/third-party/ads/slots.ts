type Size = readonly [width: number, height: number];

/** Sizes of advertising by their name in the field; from which width of the window each is drawn, narrowest first. */
const leaderboard = [
  { from: 0, size: [320, 100] },
  { from: 768, size: [728, 90] },
  { from: 1280, size: [970, 90] },
] as const;
const rectangle = [{ from: 0, size: [300, 250] }] as const;

type Slot = {
  size: 'leaderboard' | 'rectangle';
  /** The ad itself, by window. ad-slot.module.css keeps its height free. */
  shapes: readonly { from: number; size: Size }[];
  /** Seen without scrolling: it is filled at once. */
  isAtTop: boolean;
  /** Native advertising goes there as well. */
  takesNative: boolean;
};

export const adSlots = {
  top: { size: 'leaderboard', shapes: leaderboard, isAtTop: true, takesNative: false },
  story: { size: 'rectangle', shapes: rectangle, isAtTop: false, takesNative: true },
} as const satisfies Record<string, Slot>;

export type AdSlotName = keyof typeof adSlots;

/** Width and height of an ad in a window of so many px. */
export const adSizeAt = (name: AdSlotName, width: number): Size =>
  adSlots[name].shapes.findLast(({ from }) => width >= from)?.size ?? adSlots[name].shapes[0].size;
