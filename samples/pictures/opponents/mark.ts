import { drawLetters } from '../../../src/images/block-letters.ts';
import { lightness } from '../color.ts';
import { type Child, el, group, svg } from '../svg.ts';
import { emblemOf, emblems } from './emblems.ts';

type Mark = { letters: string; mascot: string; color: string; trim: string; shape: number };
type Frame = {
  d: string;
  /** Position of the emblem (upper left corner) and length of its side. */
  at: readonly [x: number, y: number, side: number];
};

const frames: readonly Frame[] = [
  { d: 'M120 8 222 40V120Q222 196 120 234 18 196 18 120V40Z', at: [58, 52, 124] },
  { d: 'M120 8a112 112 0 1 1 0 224 112 112 0 0 1 0-224z', at: [58, 58, 124] },
  { d: 'M8 30 236 30 236 150 120 228 8 150Z', at: [62, 40, 116] },
  { d: 'M120 4 236 120 120 236 4 120Z', at: [66, 62, 108] },
  { d: 'M64 12H176L234 120 176 228H64L6 120Z', at: [58, 58, 124] },
  { d: 'M20 20H220V176Q220 220 176 220H20Z', at: [56, 54, 128] },
  { d: 'M4 44 236 96V144L4 196Z', at: [22, 72, 96] },
  { d: 'M120 20C170 20 236 62 236 120S170 220 120 220 4 178 4 120 70 20 120 20Z', at: [62, 62, 116] },
];

/** A school's logo: the emblem of its nickname or its initials, on a shield, roundel, pennant or another frame, or on none. */
export function opponentMark({ letters, mascot, color, trim, shape }: Mark): string {
  const emblem = emblemOf[mascot];
  // every third emblem has no frame but a white edge, visible on dark pages, unless its trim is as light as the edge
  if (emblem && shape % 3 === 2 && lightness(trim) < 0.93) {
    const alone = (inks: Parameters<(typeof emblems)[typeof emblem]>[0], edge: Record<string, string | number> = {}) =>
      group('g', { transform: 'translate(18 18) scale(2.04)', ...edge }, emblems[emblem](inks));
    const white = { ink: '#ffffff', detail: '#ffffff', ground: '#ffffff' };
    return svg(240, 240, [
      alone(white, { stroke: '#ffffff', 'stroke-width': 9, 'stroke-linejoin': 'round' }),
      alone({ ink: color, detail: trim, ground: '#ffffff' }),
    ]);
  }
  const frame = frames[(shape * 3 + (emblem ? 0 : 1)) % frames.length] ?? { d: '', at: [0, 0, 240] as const };
  const [x, y, side] = frame.at;
  const inside = emblem
    ? group(
        'g',
        { transform: `translate(${x} ${y}) scale(${side / 100})` },
        emblems[emblem]({ ink: trim, detail: '#ffffff', ground: color }),
      )
    : initials(letters, trim, frame.at);
  return svg(240, 240, [
    el('path', { d: frame.d, fill: color, stroke: color, 'stroke-width': 8, 'stroke-linejoin': 'round' }),
    el('path', {
      d: frame.d,
      fill: 'none',
      stroke: trim,
      'stroke-width': 6,
      'stroke-linejoin': 'round',
      transform: 'translate(10 10) scale(.917)',
    }),
    inside,
  ]);
}

function initials(letters: string, color: string, [x, y, side]: Frame['at']): Child {
  const drawing = drawLetters(letters.toUpperCase(), color);
  if (!drawing) throw new Error(`No letters are drawn for "${letters}"`);
  const scale = Math.min((side * 1.14) / drawing.width, (side * 0.92) / drawing.height);
  const [left, top] = [x + (side - drawing.width * scale) / 2, y + (side - drawing.height * scale) / 2];
  return group('g', { transform: `translate(${Math.round(left)} ${Math.round(top)}) scale(${scale.toFixed(2)})` }, [
    drawing.paths,
  ]);
}
