type Size = { width: number; height: number };

export type Place = {
  /** Largest size of a picture in CSS pixels, and its shape: up to 767 px, and from 768 px on. */
  narrow: Size;
  wide: Size;
  /** Fills its place and is cut to it, or is shown whole within. */
  fit: 'cover' | 'contain';
  /** Prints the title; without, it is the picture that has to say it. */
  isTitled: boolean;
};

const tile: Size = { width: 400, height: 225 };
const logo: Size = { width: 180, height: 72 };
const sponsor: Size = { width: 160, height: 44 };
const icon: Size = { width: 44, height: 44 };

/** Where promotions stand; promotion.module.css reserves the same shapes. */
export const places = {
  /** As wide as the content. */
  wide: { narrow: { width: 720, height: 450 }, wide: { width: 1200, height: 400 }, fit: 'cover', isTitled: true },
  /** Low, between parts of a page. */
  band: { narrow: { width: 720, height: 240 }, wide: { width: 1200, height: 200 }, fit: 'cover', isTitled: true },
  /** Several in a row. */
  tile: { narrow: tile, wide: tile, fit: 'cover', isTitled: true },
  /** Partners side by side. */
  logo: { narrow: logo, wide: logo, fit: 'contain', isTitled: false },
  /** One partner in the header. */
  sponsor: { narrow: sponsor, wide: sponsor, fit: 'contain', isTitled: false },
  /** Things to do, in the header. */
  action: { narrow: icon, wide: icon, fit: 'contain', isTitled: true },
} as const satisfies Record<string, Place>;

export type PlaceName = keyof typeof places;

/** The narrowest window that gets the wide shape. */
export const wideFrom = 768;
