type Size = { width: number; height: number };

export type Place = {
  /** Maximum picture size in CSS pixels and its aspect ratio, below `wideMinWidth` and from there on. */
  narrow: Size;
  wide: Size;
  fit: 'cover' | 'contain';
  /** Prints the title; otherwise the picture must contain it. */
  isTitled: boolean;
};

const tile: Size = { width: 400, height: 225 };
const logo: Size = { width: 180, height: 72 };
const sponsor: Size = { width: 160, height: 44 };
const icon: Size = { width: 44, height: 44 };

/** The placements of promotions; promotion.module.css repeats the aspect ratios. */
export const places = {
  /** The content width. */
  wide: { narrow: { width: 720, height: 450 }, wide: { width: 1200, height: 400 }, fit: 'cover', isTitled: true },
  /** Between sections of a page. */
  band: { narrow: { width: 720, height: 240 }, wide: { width: 1200, height: 200 }, fit: 'cover', isTitled: true },
  /** In a row. */
  tile: { narrow: tile, wide: tile, fit: 'cover', isTitled: true },
  /** Partner logos in the footer. */
  logo: { narrow: logo, wide: logo, fit: 'contain', isTitled: false },
  /** A partner logo in the header. */
  sponsor: { narrow: sponsor, wide: sponsor, fit: 'contain', isTitled: false },
  /** Links in the header. */
  action: { narrow: icon, wide: icon, fit: 'contain', isTitled: true },
} as const satisfies Record<string, Place>;

export type PlaceName = keyof typeof places;

/** In px. */
export const wideMinWidth = 768;
