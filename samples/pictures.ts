import { slugify } from '../src/domain/slug.ts';
import type { SportFamily } from '../src/domain/sport-family.ts';
import type { CollegeRows } from './college-rows.ts';
import { height, type Paint, width } from './pictures/brush.ts';
import { heronMark, martenMark } from './pictures/college-mark.ts';
import { cover, coverSize } from './pictures/cover.ts';
import { cropScene, type Shape } from './pictures/crop-scene.ts';
import { nightPoster } from './pictures/night-poster.ts';
import { type Partner, partnerMark } from './pictures/partner-mark.ts';
import { jersey, landscape, stadium } from './pictures/places.ts';
import { portrait } from './pictures/portrait.ts';
import { type Drawing, storePicture } from './pictures/store.ts';
import { type Surface, surfaces } from './pictures/surfaces.ts';
import { type Child, svg } from './pictures/svg.ts';
import { createRandom } from './random.ts';
import type { Athlete } from './rosters.ts';
import type { SportKind } from './sport-kind.ts';
import { sportKinds } from './sports.ts';

export type Pictures = {
  portrait: (athlete: Athlete) => number | null;
  /** The URL of a scene of a sport; variations are different pictures. */
  scene: (kind: SportKind, variation: number | 'jersey') => string;
};

/** Sizes of pictures on wide and narrow screens. */
const shapes = {
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

/** The pictures that a college's content refers to (`pictures.json`). */
export type PicturePlan = {
  /** Scenes of places: `stadium`. */
  places: readonly PlaceName[];
  /** Scenes of sports with their variation: `football-0`. */
  sports: readonly string[];
  /** Cropped scenes; `focus` is the vertical center as a share of the height. */
  cut: readonly { path: string; alt: string; scene: PlaceName; focus?: number; shape: keyof typeof shapes }[];
  /** Portraits of people who are on no roster. */
  portraits?: readonly { path: string; alt: string; jersey: string }[];
  posters: readonly { path: string; alt: string; lines: readonly string[] }[];
  /** Square artwork of podcasts. */
  covers?: readonly { path: string; alt: string; scene: PlaceName; lines: readonly string[] }[];
  /** Fictional companies; a sponsor also has a logo for the header. */
  partners: readonly (Partner & { isSponsor?: boolean })[];
};

const surfaceOf: Partial<Record<SportFamily, Surface>> = {
  football: 'football',
  basketball: 'court',
  baseball: 'diamond',
  softball: 'diamond',
  volleyball: 'volleyball',
  soccer: 'pitch',
  fieldhockey: 'pitch',
  lacrosse: 'pitch',
  icehockey: 'rink',
  tennis: 'tennis',
};
const words: Record<Surface, string> = {
  football: 'a football field',
  court: 'a basketball court',
  diamond: 'a ball diamond',
  rink: 'an ice rink',
  pitch: 'a grass pitch',
  volleyball: 'a volleyball court',
  tennis: 'a tennis court',
  lanes: 'a running track',
  pool: 'a swimming pool',
};

const ridges = { shows: 'ridges and pines', draw: (paint: Paint) => landscape(paint, true) };
const sepia = { primary: '#5b4636', secondary: '#d9c39a', accent: '#8a7356' };

const places = {
  stadium: { shows: 'the stadium at dusk, its stands full', draw: stadium },
  shore: { shows: 'the lake, the pier and the lighthouse', draw: (paint: Paint) => landscape(paint, false) },
  'old-shore': {
    shows: 'the lake, the pier and the lighthouse in the tones of an old film',
    draw: (paint: Paint) => landscape({ ...paint, ...sepia }, false),
  },
  field: { shows: 'the football field from above', draw: surfaces.football },
  arena: { shows: 'the basketball court of the arena from above', draw: surfaces.court },
  gym: { shows: 'the volleyball court of the old gymnasium from above', draw: surfaces.volleyball },
  ballpark: { shows: 'the infield of the ballpark from above', draw: surfaces.diamond },
  rink: { shows: 'the ice rink from above', draw: surfaces.rink },
  pool: { shows: 'the lanes of the swimming pool from above', draw: surfaces.pool },
  track: { shows: 'the running track from above', draw: surfaces.lanes },
  pitch: { shows: 'the soccer pitch from above', draw: surfaces.pitch },
  jersey: { shows: "a jersey in the college's colors on a rail", draw: jersey },
} satisfies Record<string, { shows: string; draw: (paint: Paint) => Child[] }>;
type PlaceName = keyof typeof places;

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

/** Adds the college's logo and the pictures of `pictures.json`, and adds scenes and portraits on demand, each once. */
export function addPictures(college: CollegeRows, plan: PictureCollege): Pictures {
  const { primaryColor: primary, secondaryColor: secondary, accentColor: accent, pictures } = plan;
  const paint = (seed: string): Paint => ({ primary, secondary, accent, random: createRandom(`${plan.slug} ${seed}`) });
  const mark = plan.rich ? heronMark : martenMark;
  storePicture(college, {
    path: 'logo.svg',
    alt: `${plan.name} logo`,
    svg: mark({ primary, secondary, accent }),
    width: 240,
    height: 240,
    placeholder: primary,
  });
  const drawn = new Map<string, { id: number; url: string }>();
  const store = (path: string, draw: () => Omit<Drawing, 'path' | 'placeholder'>) => {
    const stored = drawn.get(path) ?? storePicture(college, { path, placeholder: primary, ...draw() });
    drawn.set(path, stored);
    return stored;
  };
  const scene = (path: string, shows: string, draw: (paint: Paint) => Child[]) =>
    store(path, () => ({
      alt: `Drawing of ${shows}`,
      caption: `${shows.charAt(0).toUpperCase()}${shows.slice(1)}.`,
      svg: svg(width, height, draw(paint(path))),
      width,
      height,
    })).url;
  const sportScene = (kind: SportKind, variation: number | 'jersey') => {
    const path = `scenes/${kind.slug}-${variation}.svg`;
    if (variation === 'jersey') return scene(path, `a ${kind.title} jersey in the college's colors on a rail`, jersey);
    const surface = surfaceOf[kind.family] ?? (kind.slug === 'swimming-and-diving' ? 'pool' : 'lanes');
    return scene(path, `${words[surface]} from above, players in the college's colors`, surfaces[surface]);
  };
  for (const name of pictures.places) {
    const { shows, draw } = name === 'shore' && !plan.rich ? ridges : places[name];
    scene(`scenes/${name}.svg`, shows, draw);
  }
  for (const name of pictures.sports) {
    const [, slug, variation = ''] = /^(.+)-(\d+|jersey)$/.exec(name) ?? [];
    const kind = Object.values(sportKinds).find((each) => each.slug === slug);
    if (!kind) throw new Error(`pictures.json of ${plan.slug}: "${name}" is not the slug of a sport and a variation`);
    sportScene(kind, variation === 'jersey' ? variation : Number(variation));
  }
  const storePair = (path: string, alt: string, shape: keyof typeof shapes, draw: (size: Shape) => string) => {
    const [wide, narrow] = shapes[shape];
    store(`${path}-wide.svg`, () => ({ alt, svg: draw(wide), ...wide }));
    store(`${path}-narrow.svg`, () => ({ alt, svg: draw(narrow), ...narrow }));
  };
  for (const { path, alt, scene: name, focus, shape } of pictures.cut) {
    const children = places[name].draw(paint(path));
    storePair(path, alt, shape, (size) => cropScene(children, size, focus));
  }
  for (const { path, alt, lines } of pictures.posters)
    storePair(path, alt, 'screen', (size) => nightPoster(paint(path), size, lines));
  for (const { path, alt, scene: name, lines } of pictures.covers ?? [])
    store(`${path}.svg`, () => ({ alt, svg: cover(places[name].draw(paint(path)), paint(path), lines), ...coverSize }));
  for (const { path, alt, jersey: number } of pictures.portraits ?? [])
    store(`${path}.svg`, () => ({
      alt,
      svg: portrait({ seed: `${plan.slug} ${path}`, jersey: number, primary, secondary }),
      width: 800,
      height: 1000,
      focalY: 0.4,
    }));
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
    scene: sportScene,
    portrait: ({ personId, firstName, lastName, jersey: number = '' }) => {
      // some players have no portrait, and neither has the small college
      if (!plan.rich || personId % 11 === 0) return null;
      return store(`portraits/${personId}.svg`, () => ({
        alt: `${firstName} ${lastName}`,
        svg: portrait({ seed: `${plan.slug} ${personId}`, jersey: number, primary, secondary }),
        width: 800,
        height: 1000,
        focalY: 0.4,
      })).id;
    },
  };
}
