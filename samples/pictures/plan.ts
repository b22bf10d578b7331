import type { TeamColors } from './palette.ts';
import type { Partner } from './partner-mark.ts';
import type { Gender } from './portraits/person.ts';

/** Sizes of pictures on wide and narrow screens. */
export const shapes = {
  /** Across the page. */
  wide: [
    { width: 1800, height: 600 },
    { width: 1440, height: 900 },
  ],
  /** A banner. */
  band: [
    { width: 1800, height: 300 },
    { width: 1440, height: 480 },
  ],
  /** The center of a splash. */
  screen: [
    { width: 1600, height: 900 },
    { width: 900, height: 1200 },
  ],
} as const;

/** The pictures that a college's content refers to (`pictures.json`). A scene is named as in `scenes/catalog.ts`. */
export type PicturePlan = {
  scenes: readonly string[];
  /** Cropped scenes; `focus` is the vertical center as a share of the height. */
  cut: readonly { path: string; alt: string; scene: string; focus?: number; shape: keyof typeof shapes }[];
  /** Portraits of people outside of rosters, in the kit of a sport or dressed as staff. */
  portraits?: readonly { path: string; alt: string; jersey: string; look: string; gender: Gender }[];
  posters: readonly { path: string; alt: string; lines: readonly string[] }[];
  /** Square artwork of podcasts. */
  covers?: readonly { path: string; alt: string; scene: string; lines: readonly string[] }[];
  /** Fictional companies; a sponsor also has a logo for the header. */
  partners: readonly (Partner & { isSponsor?: boolean })[];
};

export type PictureCollege = {
  slug: string;
  name: string;
  primaryColor: string;
  secondaryColor: string;
  accentColor: string;
  /** Whether players have portraits, and box scores play-by-play. */
  rich: boolean;
  pictures: PicturePlan;
};

export const colorsOf = (plan: PictureCollege): TeamColors => ({
  primary: plan.primaryColor,
  secondary: plan.secondaryColor,
  accent: plan.accentColor,
});
