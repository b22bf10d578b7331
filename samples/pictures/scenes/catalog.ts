import type { Gender } from '../portraits/person.ts';
import { basketball } from './basketball.ts';
import { diamond } from './diamond.ts';
import { football } from './football.ts';
import { gymnastics, iceHockey, swimming, volleyball, wrestling } from './hall.ts';
import { moments } from './moments.ts';
import { crossCountry, golf, rowing, skiing, tennis, trackAndField } from './open-air.ts';
import { fieldHockey, lacrosse, soccer } from './pitch.ts';
import { places } from './places.ts';
import type { Scene } from './stage.ts';

/** Scenes of each sport by its slug. The men's and the women's team of a sport begin with different ones. */
const sports: Record<string, { scenes: Record<string, Scene>; gender: Gender; first?: number }> = {
  football: { scenes: football, gender: 'm' },
  'mens-basketball': { scenes: basketball, gender: 'm' },
  'womens-basketball': { scenes: basketball, gender: 'f', first: 3 },
  baseball: { scenes: diamond, gender: 'm' },
  softball: { scenes: diamond, gender: 'f', first: 2 },
  'womens-volleyball': { scenes: volleyball, gender: 'f' },
  'mens-soccer': { scenes: soccer, gender: 'm' },
  'womens-soccer': { scenes: soccer, gender: 'f', first: 2 },
  'field-hockey': { scenes: fieldHockey, gender: 'f' },
  'mens-ice-hockey': { scenes: iceHockey, gender: 'm' },
  'mens-lacrosse': { scenes: lacrosse, gender: 'm' },
  'womens-lacrosse': { scenes: lacrosse, gender: 'f', first: 2 },
  'cross-country': { scenes: crossCountry, gender: 'g' },
  'track-and-field': { scenes: trackAndField, gender: 'g' },
  'mens-golf': { scenes: golf, gender: 'm' },
  'womens-golf': { scenes: golf, gender: 'f', first: 1 },
  'swimming-and-diving': { scenes: swimming, gender: 'g' },
  'mens-tennis': { scenes: tennis, gender: 'm' },
  'womens-tennis': { scenes: tennis, gender: 'f', first: 1 },
  'womens-rowing': { scenes: rowing, gender: 'f' },
  wrestling: { scenes: wrestling, gender: 'm' },
  'womens-gymnastics': { scenes: gymnastics, gender: 'f' },
  skiing: { scenes: skiing, gender: 'g' },
};

type Found = { scene: Scene; gender: Gender; isOld: boolean };

/**
 * The scene of a name: a place or moment such as `stadium` and `trophy`, or a sport and its scene such as `football-pass`;
 * the prefix `old-` gives it the tones of an old photograph. Throws for an unknown name.
 */
export function findScene(name: string): Found {
  const isOld = name.startsWith('old-');
  const wanted = isOld ? name.slice('old-'.length) : name;
  const general = ({ ...places, ...moments } as Record<string, Scene>)[wanted];
  if (general) return { scene: general, gender: general.gender ?? 'g', isOld };
  for (const [slug, { scenes, gender }] of Object.entries(sports)) {
    const scene = wanted.startsWith(`${slug}-`) ? scenes[wanted.slice(slug.length + 1)] : undefined;
    if (scene) return { scene, gender, isOld };
  }
  throw new Error(
    `No scene is named "${name}". Add it to samples/pictures/scenes, or name one of ${sceneNames().join(', ')}.`,
  );
}

/** Every name of a scene. */
export const sceneNames = (): string[] => [
  ...Object.keys({ ...places, ...moments }),
  ...Object.entries(sports).flatMap(([slug, { scenes }]) => Object.keys(scenes).map((scene) => `${slug}-${scene}`)),
];

/** The name of a sport's scene by number, so that consecutive numbers are different scenes. */
export function numberedScene(slug: string, number: number): string {
  const sport = sports[slug];
  if (!sport) throw new Error(`samples/pictures/scenes/catalog.ts has no scenes of ${slug}`);
  const names = Object.keys(sport.scenes);
  return `${slug}-${names[(number + (sport.first ?? 0)) % names.length]}`;
}
