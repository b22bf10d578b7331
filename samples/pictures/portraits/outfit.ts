import { drawLetters } from '../../../src/images/block-letters.ts';
import { mix, tone } from '../color.ts';
import type { Point } from '../figure/geometry.ts';
import { type Child, group } from '../svg.ts';
import { outfitDetails } from './outfit-details.ts';
import type { Colors, Outfit } from './outfits.ts';
import type { Person } from './person.ts';
import { fill, line } from './strokes.ts';

const widthOf: Record<Outfit, number> = {
  jersey: 268,
  pads: 338,
  sweater: 312,
  tank: 262,
  singlet: 264,
  polo: 258,
  buttons: 264,
  warmup: 274,
  blazer: 268,
  quarterZip: 268,
};

/** Shoulders down to the lower edge, around the middle of the portrait; `sw` is half their width. */
const shoulders = (sw: number): Point[] => [
  [-56, 600],
  [-104, 652],
  [-sw * 0.78, 700],
  [-sw * 0.98, 790],
  [-sw * 1.06, 1060],
  [sw * 1.06, 1060],
  [sw * 0.98, 790],
  [sw * 0.78, 700],
  [104, 652],
  [56, 600],
];
const shadeOf = (sw: number): Point[] => [
  [84, 664],
  [sw * 0.78, 704],
  [sw * 0.98, 790],
  [sw * 1.06, 1060],
  [70, 1060],
  [120, 860],
];

/** Neck, shoulders and clothes, around x 0. */
export function body(person: Person, outfit: Outfit, colors: Colors, number: string): Child[] {
  const sw = widthOf[outfit] * (person.isWoman ? 0.86 : 1);
  const shirt = outfit === 'blazer' ? mix(colors.primary, '#1b1e24', 0.55) : colors.primary;
  const trim = colors.secondary;
  const isBare = outfit === 'tank' || outfit === 'singlet';
  const ground = isBare ? person.skin : shirt;
  const parts: Child[] = [
    fill(ground, shoulders(sw)),
    fill(isBare ? person.shade : tone(shirt, -0.065), shadeOf(sw)),
    ...(isBare ? bare(person, outfit, sw, shirt, trim) : []),
    ...neck(person),
    ...(outfitDetails[outfit]?.(sw, shirt, trim, person, colors) ?? []),
  ];
  return number && outfit !== 'blazer' && outfit !== 'polo' && outfit !== 'quarterZip' && outfit !== 'warmup'
    ? [...parts, digits(number, outfit === 'pads' ? '#ffffff' : trim, outfit === 'pads' ? 132 : 120)]
    : parts;
}

function neck({ skin, shade, isWoman, turn }: Person): Child[] {
  const w = isWoman ? 54 : 68;
  return [
    fill(skin, [
      [-w, 470],
      [-w - 2, 580],
      [-w - 26, 650],
      [0, 706],
      [w + 26, 650],
      [w + 2, 580],
      [w, 470],
    ]),
    fill(shade, [
      [-w, 480],
      [-w + 4, 560],
      [turn * 10, 620],
      [w + 10, 600],
      [w + 24, 650],
      [w, 560],
      [w, 470],
    ]),
  ];
}

/** A sleeveless shirt over bare shoulders. */
function bare({ shade }: Person, outfit: Outfit, sw: number, shirt: string, trim: string): Child[] {
  const [strap, arm] = outfit === 'tank' ? [132, sw * 0.7] : [112, sw * 0.62];
  const vest: Point[] = [
    [-strap, 668],
    [-strap - 34, 700],
    [-arm, 812],
    [-sw * 0.86, 930],
    [-sw * 0.9, 1060],
    [sw * 0.9, 1060],
    [sw * 0.86, 930],
    [arm, 812],
    [strap + 34, 700],
    [strap, 668],
    [92, 740],
    [0, 790],
    [-92, 740],
  ];
  return [
    line(shade, 9, `M${-sw * 0.84} 1000V${850}M${sw * 0.84} 1000V850`),
    fill(shirt, vest),
    fill(tone(shirt, -0.065), [
      [strap, 668],
      [strap + 34, 700],
      [arm, 812],
      [sw * 0.86, 930],
      [sw * 0.9, 1060],
      [90, 1060],
      [130, 880],
      [100, 760],
    ]),
    line(
      trim,
      13,
      `M${-strap} 670Q${-92} 742 0 792Q92 742 ${strap} 670M${-strap - 36} 698Q${-arm + 6} 790 ${-sw * 0.87} 930M${strap + 36} 698Q${arm - 6} 790 ${sw * 0.87} 930`,
    ),
  ];
}

function digits(number: string, color: string, tall: number): Child {
  const drawing = drawLetters(number, color);
  if (!drawing) return '';
  const scale = tall / drawing.height;
  return group(
    'g',
    { transform: `translate(${Math.round((-drawing.width * scale) / 2)} 790) scale(${scale.toFixed(2)})` },
    [drawing.paths],
  );
}
