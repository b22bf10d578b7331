import { type Child, el, svg } from './svg.ts';

type Mark = { letters: string; color: string; trim: string; shape: number };

const outlines = [
  'M120 14 218 52v70c0 54-42 88-98 106C64 210 22 176 22 122V52z',
  'M120 12a108 108 0 1 1 0 216 108 108 0 0 1 0-216z',
  'M120 10 226 120 120 230 14 120z',
  'M66 16h108l54 54v100l-54 54H66l-54-54V70z',
  'M20 40h200v104l-100 82L20 144z',
  'M120 12l29 28 40-6 8 40 35 20-17 36 17 36-35 20-8 40-40-6-29 28-29-28-40 6-8-40-35-20 17-36-17-36 35-20 8-40 40 6z',
];

/** A school's logo: its initials on one of the outlines in its two colors. */
export function opponentMark({ letters, color, trim, shape }: Mark): string {
  const outline = outlines[shape % outlines.length] ?? '';
  const inner = el('path', {
    d: outline,
    fill: color,
    stroke: trim,
    'stroke-width': 6,
    transform: 'translate(12 12) scale(.9)',
  });
  return svg(240, 240, [
    el('path', { d: outline, fill: color }),
    inner,
    band(shape, trim),
    lettering(letters, color, trim),
  ]);
}

function band(shape: number, trim: string): Child {
  if (shape % 4 === 1)
    return el('path', { d: 'M40 166h160M46 178h148', stroke: trim, 'stroke-width': 5, opacity: 0.8 });
  return '';
}

// a bold system font; the stroke keeps the letters legible on the trim
function lettering(letters: string, color: string, trim: string): Child {
  const size = { 1: 128, 2: 88, 3: 64 }[letters.length] ?? 56;
  return el(
    'text',
    {
      x: 120,
      y: 120 + size * 0.36,
      'text-anchor': 'middle',
      'font-family': 'Georgia, serif',
      'font-weight': 700,
      'font-size': size,
      fill: trim,
      stroke: color,
      'stroke-width': 3,
      'paint-order': 'stroke',
    },
    letters,
  );
}
