import type { SportFamily } from '../src/domain/sport-family.ts';
import type { CollegePlan } from './college-plan.ts';
import type { CollegeRows } from './college-rows.ts';
import type { Athlete } from './people.ts';
import { height, type Paint, width } from './pictures/brush.ts';
import { heronMark, martenMark } from './pictures/college-mark.ts';
import { jersey, landscape, stadium } from './pictures/places.ts';
import { portrait } from './pictures/portrait.ts';
import { storePicture } from './pictures/store.ts';
import { type Surface, surfaces } from './pictures/surfaces.ts';
import { type Child, svg } from './pictures/svg.ts';
import { createRandom } from './random.ts';
import type { SportKind } from './sport-kind.ts';

export type Pictures = {
  portrait: (athlete: Athlete) => number | null;
  /** A scene of a sport; each variation is another picture. */
  scene: (kind: SportKind, variation: number) => number;
  jersey: (kind: SportKind) => number;
  /** A place of the college, for news of no sport. */
  place: (name: PlaceName) => number;
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
  jersey: { shows: "a jersey in the college's colors on a rail", draw: jersey },
} satisfies Record<string, { shows: string; draw: (paint: Paint) => Child[] }>;
export type PlaceName = keyof typeof places;

/** Draws the college's logo, and on demand its scenes and portraits, each once. */
export function addPictures(college: CollegeRows, plan: CollegePlan): Pictures {
  const { primaryColor: primary, secondaryColor: secondary, accentColor: accent } = plan;
  const mark = plan.rich ? heronMark : martenMark;
  storePicture(college, {
    path: 'logo.svg',
    alt: `${plan.name} logo`,
    svg: mark({ primary, secondary, accent }),
    width: 240,
    height: 240,
    placeholder: primary,
  });
  const drawn = new Map<string, number>();
  const once = (key: string, draw: () => number) => {
    const id = drawn.get(key) ?? draw();
    drawn.set(key, id);
    return id;
  };
  const scene = (path: string, shows: string, draw: (paint: Paint) => Child[]) =>
    once(
      path,
      () =>
        storePicture(college, {
          path,
          alt: `Drawing of ${shows}`,
          caption: `${shows.charAt(0).toUpperCase()}${shows.slice(1)}.`,
          svg: svg(width, height, draw({ primary, secondary, accent, random: createRandom(`${plan.slug} ${path}`) })),
          width,
          height,
          placeholder: primary,
        }).id,
    );

  return {
    portrait: (athlete) => {
      const { personId, firstName, lastName, jersey: number } = athlete;
      // some pictures are still to be taken, and the small college has none
      if (!plan.rich || personId % 11 === 0) return null;
      const path = `portraits/${personId}.svg`;
      const drawing = () => portrait({ seed: `${plan.slug} ${personId}`, jersey: number, primary, secondary });
      return once(
        path,
        () =>
          storePicture(college, {
            path,
            alt: `${firstName} ${lastName}`,
            svg: drawing(),
            width: 800,
            height: 1000,
            placeholder: primary,
            focalY: 0.4,
          }).id,
      );
    },
    scene: (kind, variation) => {
      const surface = surfaceOf[kind.family] ?? (kind.slug === 'swimming-and-diving' ? 'pool' : 'lanes');
      return scene(
        `scenes/${kind.slug}-${variation}.svg`,
        `${words[surface]} from above, players in the college's colors`,
        surfaces[surface],
      );
    },
    jersey: (kind) =>
      scene(`scenes/${kind.slug}-jersey.svg`, `a ${kind.title} jersey in the college's colors on a rail`, jersey),
    place: (name) => {
      const { shows, draw } = places[name];
      if (name === 'shore' && !plan.rich)
        return scene('scenes/shore.svg', 'ridges and pines', (paint) => landscape(paint, true));
      return scene(`scenes/${name}.svg`, shows, draw);
    },
  };
}
