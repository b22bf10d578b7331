import { rect } from './backdrops/parts.ts';
import type { Shape } from './crop-scene.ts';
import { lettering } from './lettering.ts';
import type { Palette } from './palette.ts';
import { type Child, el, group, svg } from './svg.ts';

/** A lighthouse on a rock: the base at 0/0, the lamp 520 above it. */
function lighthouse({ primary, secondary }: Palette): Child[] {
  return [
    el('path', { d: 'M0-496-1500-820V-260ZM0-496 1500-760V-330Z', fill: secondary, opacity: 0.2 }),
    el('path', { d: 'M-70 0-44-450H44L70 0Z', fill: '#f7f3ea' }),
    el('path', { d: 'M-61-150-53-280H53L61-150ZM-48-380-44-450H44L48-380Z', fill: primary }),
    el('path', { d: 'M-58-450H58V-436H-58Z', fill: '#10192b' }),
    rect(-36, -532, 72, 82, secondary),
    el('path', { d: 'M-36-532V-450M0-532V-450M36-532V-450', stroke: '#10192b', 'stroke-width': 6 }),
    el('path', { d: 'M-52-532H52L0-588Z', fill: primary, stroke: '#f7f3ea', 'stroke-width': 5 }),
    rect(-12, -112, 24, 46, '#10192b'),
    el('path', { d: 'M-190 70-120-10-60 14 0-14 70 12 130-14 200 70Z', fill: '#10192b' }),
  ];
}

function nightSky({ primary, random }: Palette, { width, height }: Shape): Child[] {
  const bands = [0.55, 0.42, 0.28, 0.14].map((opacity, index) =>
    rect(0, (index * height) / 5, width, height / 5 + 1, '#000', { opacity }),
  );
  const stars = Array.from({ length: 70 }, () =>
    el('circle', {
      cx: random.int(0, width),
      cy: random.int(0, Math.round(height * 0.7)),
      r: random.int(1, 3),
      fill: '#fff',
      opacity: 0.8,
    }),
  );
  return [rect(0, 0, width, height, primary), ...bands, ...stars];
}

function lake({ accent }: Palette, { width, height }: Shape, top: number): Child[] {
  const crests = Array.from({ length: 5 }, (_, row) => {
    const swell = 'q45-18 90 0t90 0'.repeat(Math.ceil(width / 180) + 1);
    return el('path', {
      d: `M${-60 - row * 37} ${top + 34 + row * 40}${swell}`,
      fill: 'none',
      stroke: '#dff1f7',
      'stroke-width': 5,
      opacity: 0.55,
    });
  });
  return [rect(0, top, width, height - top, accent), ...crests];
}

/** A poster of a lighthouse at night beside text (below it in a tall picture), the last line in the secondary color. */
export function nightPoster(palette: Palette, shape: Shape, lines: readonly string[]): string {
  const { width, height } = shape;
  const tall = height > width;
  const shore = height * 0.8;
  const box = tall
    ? { x: width * 0.08, y: height * 0.07, width: width * 0.84, height: height * 0.1 }
    : { x: width * 0.06, y: height * 0.16, width: width * 0.56, height: height * 0.16 };
  const words = lines.map((line, index) =>
    lettering(line, index === lines.length - 1 ? palette.secondary : '#ffffff', {
      ...box,
      y: box.y + index * box.height * 1.22,
    }),
  );
  const place = tall ? `translate(${width * 0.56} ${shore}) scale(.74)` : `translate(${width * 0.8} ${shore})`;
  return svg(width, height, [
    ...nightSky(palette, shape),
    ...lake(palette, shape, shore),
    group('g', { transform: place }, lighthouse(palette)),
    ...words,
  ]);
}
