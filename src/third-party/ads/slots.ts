type Size = readonly [width: number, height: number];

/** Standard ad sizes with the minimum window width of each, narrowest first. */
const leaderboard = [
  { from: 0, size: [320, 100] },
  { from: 768, size: [728, 90] },
  { from: 1280, size: [970, 90] },
] as const;
const rectangle = [{ from: 0, size: [300, 250] }] as const;

type Slot = {
  size: 'leaderboard' | 'rectangle';
  /** Sizes by window width. ad-slot.module.css reserves their heights. */
  shapes: readonly { from: number; size: Size }[];
  /** Visible without scrolling, so it is filled at once. */
  isAtTop: boolean;
  /** Also for native ads. */
  takesNative: boolean;
};

export const adSlots = {
  top: { size: 'leaderboard', shapes: leaderboard, isAtTop: true, takesNative: false },
  story: { size: 'rectangle', shapes: rectangle, isAtTop: false, takesNative: true },
} as const satisfies Record<string, Slot>;

export type AdSlotName = keyof typeof adSlots;

/** The size of an ad for a window width in px. */
export const adSizeAt = (name: AdSlotName, width: number): Size =>
  adSlots[name].shapes.findLast(({ from }) => width >= from)?.size ?? adSlots[name].shapes[0].size;
