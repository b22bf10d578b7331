import { createRandom } from '../random.ts';
import { el, group, svg } from './svg.ts';

type PortraitOptions = { seed: string; jersey: string; primary: string; secondary: string };

const skinTones = ['#f2d3b8', '#e3b48d', '#c98f62', '#a66b42', '#7c4a2b', '#5b3621'];
const hairColors = ['#2a1c14', '#4b2e1d', '#7a4a25', '#b98646', '#d9b36c', '#1b1b1f', '#8c2f1b'];
const cuts = [
  'M262 300q-6-150 138-150t138 150q-30-74-138-74t-138 74z',
  'M255 360q-30-220 145-220t145 220q-14-110-60-130-90 30-170 0-46 20-60 130z',
  'M258 520q-40-380 142-380t142 380q-36-10-42-180-20-90-100-100-80 10-100 100-6 170-42 180z',
  'M270 290q10-130 130-130t130 130q-30-30-60-28 10-30-20-40-60 30-120 20-40 10-60 48z',
];

/** A flat drawing of an athlete, 4:5, the same for a person in every season. */
export function portrait({ seed, jersey, primary, secondary }: PortraitOptions): string {
  const random = createRandom(seed);
  const [skin, hair] = [random.pick(skinTones), random.pick(hairColors)];
  const dark = random.chance(0.5);
  const [ground, shirt] = dark ? [primary, '#f3efe6'] : [secondary, primary];
  const rays = Array.from({ length: 5 }, (_, index) =>
    el('path', {
      d: `M${index * 220 - 160} 1000 ${index * 220 + 240} 0h90L${index * 220 - 70} 1000z`,
      fill: '#fff',
      opacity: 0.09,
    }),
  );
  const body = [
    el('path', { d: 'M90 1000q0-260 190-300l120-30 120 30q190 40 190 300z', fill: shirt }),
    el('path', { d: 'M330 560h140v130q-70 70-140 0z', fill: skin }),
    el('path', { d: 'M330 600q70 70 140 0v36q-70 66-140 0z', fill: '#000', opacity: 0.12 }),
    el('path', { d: 'M316 682q84 96 168 0', fill: 'none', stroke: dark ? primary : secondary, 'stroke-width': 22 }),
  ];
  const face = [
    el('ellipse', { cx: 400, cy: 400, rx: 132, ry: 172, fill: skin }),
    el('path', { d: random.pick(cuts), fill: hair }),
    el('path', { d: 'M338 392h34M428 392h34', stroke: '#22181a', 'stroke-width': 12, 'stroke-linecap': 'round' }),
    el('path', {
      d: random.pick(['M352 486q48 40 96 0', 'M358 490q42 22 84 0', 'M356 492h88']),
      fill: 'none',
      stroke: '#7a2f2a',
      'stroke-width': 10,
      'stroke-linecap': 'round',
    }),
    el('path', { d: 'M400 400q-16 40 6 48', fill: 'none', stroke: '#000', opacity: 0.22, 'stroke-width': 8 }),
  ];
  const number = jersey
    ? [
        el(
          'text',
          {
            x: 400,
            y: 930,
            'text-anchor': 'middle',
            'font-family': 'Impact, Haettenschweiler, "Arial Narrow", sans-serif',
            'font-weight': 700,
            'font-size': 190,
            fill: dark ? primary : secondary,
          },
          jersey,
        ),
      ]
    : [];
  return svg(800, 1000, [
    el('rect', { x: 0, y: 0, width: 800, height: 1000, fill: ground }),
    ...rays,
    ...body,
    ...number,
    group('g', {}, face),
  ]);
}
