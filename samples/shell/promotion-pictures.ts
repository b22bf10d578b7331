import type { CollegePlan } from '../college-plan.ts';
import type { CollegeRows } from '../college-rows.ts';
import type { Paint } from '../pictures/brush.ts';
import { framed, type Shape } from '../pictures/framed.ts';
import { type Partner, partnerMark } from '../pictures/partner-mark.ts';
import { storePicture } from '../pictures/store.ts';
import type { Child } from '../pictures/svg.ts';
import { createRandom } from '../random.ts';

type Scene = { name: string; alt: string; draw: (paint: Paint) => Child[]; focus?: number };
type Pair = { imageId: number; narrowImageId: number };

export type PromotionPictures = {
  /** Across the page: 3:1, and 8:5 on narrow screens. */
  wide: (scene: Scene) => Pair;
  /** A low strip: 6:1, and 3:1 on narrow screens. */
  band: (scene: Scene) => Pair;
  /** The mark of a partner, long for the header. */
  sponsor: (partner: Partner) => { imageId: number };
  logo: (partner: Partner) => { imageId: number };
};

/** Draws pictures of promotions in the shapes of their places. */
export function promotionPictures(college: CollegeRows, plan: CollegePlan): PromotionPictures {
  const { primaryColor: primary, secondaryColor: secondary, accentColor: accent } = plan;
  const store = (path: string, alt: string, svg: string, shape: Shape) =>
    storePicture(college, { path: `promotions/${path}.svg`, alt, svg, ...shape, placeholder: primary }).id;
  const pair = (wide: Shape, narrow: Shape) =>
    function drawPair({ name, alt, draw, focus }: Scene): Pair {
      const paint = { primary, secondary, accent, random: createRandom(`${plan.slug} ${name}`) };
      const scene = draw(paint);
      return {
        imageId: store(`${name}-wide`, alt, framed(scene, wide, focus), wide),
        narrowImageId: store(`${name}-narrow`, alt, framed(scene, narrow, focus), narrow),
      };
    };
  const mark = (place: string, shape: Shape) =>
    function drawMark(partner: Partner) {
      const path = `${place}-${partner.name.toLowerCase().replace(' ', '-')}`;
      return { imageId: store(path, partner.name, partnerMark(partner, shape), shape) };
    };
  return {
    wide: pair({ width: 1800, height: 600 }, { width: 1440, height: 900 }),
    band: pair({ width: 1800, height: 300 }, { width: 1440, height: 480 }),
    sponsor: mark('sponsor', { width: 640, height: 176 }),
    logo: mark('logo', { width: 720, height: 288 }),
  };
}
