import type { Child } from '../svg.ts';
import type { Hair, HairStyle } from './kit.ts';
import type { Face } from './pose.ts';
import { fill, type Place } from './sketch.ts';

type Parts = { behind: Child[]; inFront: Child[] };

const crowns: Record<Face, string> = {
  side: '34 -26, 36 -38, 22 -54, -4 -58, -30 -48, -43 -22, -40 10, -30 22, -20 14, -14 -2, -6 -8, 2 -16, 8 -28, 22 -32',
  front: '-39 -8, -40 -30, -26 -54, 0 -60, 26 -54, 40 -30, 39 -8, 33 -20, 22 -34, 2 -38, -20 -32, -33 -20',
  back: '-39 -8, -40 -30, -26 -54, 0 -60, 26 -54, 40 -30, 39 -8, 33 -20, 22 -34, 2 -38, -20 -32, -33 -20',
};

/** What a style adds to the crown: a mass of hair, or a tail that hangs behind the head. */
const additions: Partial<Record<HairStyle, { points: string; isTail?: boolean }>> = {
  afro: { points: '40 -30, 46 -54, 22 -78, -16 -80, -50 -58, -58 -20, -46 12, -26 22, -14 0, 4 -18, 24 -30' },
  bun: { points: '-34 -52, -52 -58, -62 -42, -54 -28, -38 -30', isTail: true },
  ponytail: { points: '-36 -34, -58 -40, -84 -26, -104 4, -112 22, -88 12, -66 -2, -44 -10', isTail: true },
  braids: { points: '-36 -18, -52 -8, -62 24, -60 60, -52 74, -46 52, -44 22, -32 4', isTail: true },
};

/** The hair of a figure, behind its head and in front of it. */
export function drawHair(place: Place, { style, color, shade }: Hair, face: Face): Parts {
  if (style === 'bald') return { behind: [], inFront: [] };
  const crown = fill(place, color, crowns[face]);
  const addition = additions[style];
  if (!addition) return { behind: [], inFront: [crown] };
  const { points, isTail } = addition;
  const lower: Place = (x, y) => place(x - 3, y + 5);
  const mass = isTail ? [fill(lower, shade, points), fill(place, color, points)] : [fill(place, color, points)];
  const isBehind = isTail ? face !== 'back' : face === 'front';
  return isBehind ? { behind: mass, inFront: [crown] } : { behind: [], inFront: [...mass, crown] };
}
