import { slugify } from '../src/web/slug.ts';
import type { CollegeRows, RowOf } from './college-rows.ts';
import { genderOfName } from './names.ts';
import { height, width } from './pictures/backdrops/parts.ts';
import { heronMark, martenMark } from './pictures/college-mark.ts';
import { cover, coverSize } from './pictures/cover.ts';
import { cropScene, type Shape } from './pictures/crop-scene.ts';
import { nightPoster } from './pictures/night-poster.ts';
import { createPalette } from './pictures/palette.ts';
import { partnerMark } from './pictures/partner-mark.ts';
import { colorsOf, type PictureCollege, shapes } from './pictures/plan.ts';
import { portrait, portraitSize } from './pictures/portraits/portrait.ts';
import { findScene, numberedScene } from './pictures/scenes/catalog.ts';
import { drawScene, sceneSvg } from './pictures/scenes/draw-scene.ts';
import { type Drawing, storePicture } from './pictures/store.ts';
import type { Child } from './pictures/svg.ts';
import { createRandom } from './random.ts';
import type { Athlete } from './rosters.ts';
import type { SportKind } from './sport-kind.ts';

export type Pictures = {
  /** Adds the portrait of an athlete and returns its id; null for those without one. */
  portrait: (athlete: Athlete, kind: SportKind) => number | null;
  /** Adds the portrait of a coach and returns its id; null at the small college. */
  coachPortrait: (coach: RowOf<'person'>, kind: SportKind) => number | null;
  /** The URL of a scene of a sport; consecutive numbers are different scenes. */
  sportScene: (kind: SportKind, number: number) => string;
  /** The URL of a scene by its name. */
  scene: (name: string) => string;
};

const sepia = { primary: '#5b4636', secondary: '#d9c39a', accent: '#8a7356' };

/** Adds the college's logo and the pictures of `pictures.json`, and adds scenes and portraits on demand, each once. */
export function addPictures(college: CollegeRows, plan: PictureCollege): Pictures {
  const { slug: collegeSlug, pictures } = plan;
  const colors = colorsOf(plan);
  const palette = (seed: string) => createPalette(colors, createRandom(`${collegeSlug} ${seed}`));
  const drawn = new Map<string, { id: number; url: string }>();
  const store = (path: string, draw: () => Omit<Drawing, 'path' | 'placeholder'>) => {
    const stored = drawn.get(path) ?? storePicture(college, { path, placeholder: colors.primary, ...draw() });
    drawn.set(path, stored);
    return stored;
  };
  const mark = plan.rich ? heronMark : martenMark;
  store('logo.svg', () => ({ alt: `${plan.name} logo`, svg: mark(colors), width: 240, height: 240 }));

  const sceneOf = (
    name: string,
    seed = name,
  ): { children: Child[]; shows: string; focus: readonly [number, number] } => {
    const { scene, gender, isOld } = findScene(name);
    const random = createRandom(`${collegeSlug} ${seed} setting`);
    const woman = gender === 'f' || (gender === 'g' && random.chance(0.5));
    const mirror = random.chance(0.5);
    const options = { colors: isOld ? sepia : colors, seed: `${collegeSlug} ${seed}`, woman, mirror };
    const [x, y] = scene.focus;
    return { children: drawScene(scene, options), shows: scene.shows, focus: [mirror ? 1 - x : x, y] };
  };
  const scene = (name: string) =>
    store(`scenes/${name}.svg`, () => {
      const {
        children,
        shows,
        focus: [focalX, focalY],
      } = sceneOf(name);
      return {
        alt: `Illustration: ${shows}`,
        caption: `${shows}.`,
        svg: sceneSvg(children),
        width,
        height,
        focalX,
        focalY,
      };
    }).url;
  for (const name of pictures.scenes) scene(name);

  const storePair = (path: string, alt: string, shape: keyof typeof shapes, draw: (size: Shape) => string) => {
    const [wide, narrow] = shapes[shape];
    store(`${path}-wide.svg`, () => ({ alt, svg: draw(wide), ...wide }));
    store(`${path}-narrow.svg`, () => ({ alt, svg: draw(narrow), ...narrow }));
  };
  for (const { path, alt, scene: name, focus, shape } of pictures.cut) {
    const { children } = sceneOf(name, path);
    storePair(path, alt, shape, (size) => cropScene(children, size, focus));
  }
  for (const { path, alt, lines } of pictures.posters)
    storePair(path, alt, 'screen', (size) => nightPoster(palette(path), size, lines));
  for (const { path, alt, scene: name, lines } of pictures.covers ?? [])
    store(`${path}.svg`, () => ({ alt, svg: cover(sceneOf(name, path).children, palette(path), lines), ...coverSize }));
  for (const { path, alt, jersey, look, gender } of pictures.portraits ?? []) {
    const options = {
      seed: `${collegeSlug} ${path}`,
      look,
      gender,
      colors,
      jersey,
      team: 'plain',
      isOlder: look === 'staff',
    } as const;
    store(`${path}.svg`, () => ({ alt, svg: portrait(options), ...portraitSize, focalY: 0.4 }));
  }
  for (const { isSponsor, ...partner } of pictures.partners) {
    const storeMark = (use: string, size: Shape) =>
      store(`promotions/${use}-${slugify(partner.name)}.svg`, () => ({
        alt: partner.name,
        svg: partnerMark(partner, size),
        ...size,
      }));
    storeMark('logo', { width: 720, height: 288 });
    if (isSponsor) storeMark('sponsor', { width: 640, height: 176 });
  }

  return {
    scene,
    sportScene: ({ slug }, number) => scene(numberedScene(slug, number)),
    portrait: ({ personId, firstName, lastName, jersey = '' }, { slug, gender, globalId }) => {
      // some players have no portrait, and neither has the small college
      if (!plan.rich || personId % 11 === 0) return null;
      const options = {
        seed: `${collegeSlug} ${personId}`,
        look: slug,
        gender: genderOfName(firstName) ?? gender,
        colors,
        jersey,
        team: globalId,
      } as const;
      return store(`portraits/${personId}.svg`, () => ({
        alt: `${firstName} ${lastName}`,
        svg: portrait(options),
        ...portraitSize,
        focalY: 0.4,
      })).id;
    },
    coachPortrait: ({ id, firstName, lastName }, { gender, globalId }) =>
      plan.rich
        ? store(`portraits/coach-${id}.svg`, () => ({
            alt: `${firstName} ${lastName}`,
            svg: portrait({
              seed: `${collegeSlug} coach ${id}`,
              look: 'staff',
              gender: genderOfName(firstName) ?? gender,
              colors,
              team: globalId,
              isOlder: true,
            }),
            ...portraitSize,
            focalY: 0.4,
          })).id
        : null,
  };
}
