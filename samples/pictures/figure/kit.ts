import type { Surface } from './volume.ts';

export type HairStyle = 'short' | 'crop' | 'afro' | 'ponytail' | 'bun' | 'braids' | 'bald';
export type Hair = { style: HairStyle; color: string; shade: string };
export type Headgear =
  | 'football'
  | 'batting'
  | 'cap'
  | 'hockey'
  | 'lacrosse'
  | 'swim'
  | 'wrestling'
  | 'headband'
  | 'visor';

/** What a figure wears. Lengths are shares of the bone that they cover. */
export type Kit = {
  shirt: Surface;
  /** 0 is sleeveless, 1 ends at the elbow, 2 at the wrist. */
  sleeve: number;
  /** Distance of shirt and shorts from the body. */
  loose: number;
  bottoms: Surface;
  /** 0.2 are briefs, 1 ends at the knee, 2 at the ankle. */
  leg: number;
  skirt?: boolean;
  /** The end of the sock as a share of the shin from the ankle; 0 is barefoot in shoes. */
  sock: number;
  socks: Surface;
  shoes?: Surface;
  sole?: string;
  trim: string;
  skin: Surface;
  hair: Hair;
  headgear?: Headgear | undefined;
  headColor: Surface;
  gloves?: Surface | undefined;
  number?: string | undefined;
  numberColor?: string;
  /** A band around the knees. */
  kneePads?: Surface | undefined;
  build: number;
};
