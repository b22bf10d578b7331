import { rect } from './backdrops/parts.ts';
import type { Shape } from './crop-scene.ts';
import { lettering } from './lettering.ts';
import { el, group, svg } from './svg.ts';

export type Partner = { name: string; lines: readonly string[]; color: string; sign: keyof typeof signs };

/** Logos of fictional companies, 100 by 100. */
const signs = {
  wave: 'M2 34 18 18 34 34 50 18 66 34 82 18 98 34V48L82 32 66 48 50 32 34 48 18 32 2 48ZM2 62 18 46 34 62 50 46 66 62 82 46 98 62V90H2Z',
  anchor:
    'M44 30V22a12 12 0 1 1 12 0v8h18v12H56v34q18-2 22-20l-8-2 16-18 8 24-7-1q-6 33-37 33T13 57l-7 1 8-24 16 18-8 2q4 18 22 20V42H26V30z',
  sun: 'M50 26a24 24 0 1 1 0 48 24 24 0 0 1 0-48zM46 4h8v14h-8zM46 82h8v14h-8zM4 46h14v8H4zM82 46h14v8H82zM14 20l6-6 10 10-6 6zM70 76l6-6 10 10-6 6zM14 80l10-10 6 6-10 10zM70 24l10-10 6 6-10 10z',
  book: 'M6 18q24-8 41 6v62q-17-12-41-6zM94 18q-24-8-41 6v62q17-12 41-6z',
  leaf: 'M10 90Q4 24 88 8 96 84 30 82l30-38-40 46z',
} as const;

/** A partner's logo and name in its color on white. */
export function partnerMark({ lines, color, sign }: Partner, { width, height }: Shape): string {
  const margin = height * 0.16;
  const side = height - 2 * margin;
  const row = side / lines.length;
  const words = lines.map((line, index) =>
    lettering(line, color, {
      x: margin * 2 + side,
      y: margin + index * row + row * 0.1,
      width: width - side - margin * 3,
      height: row * 0.8,
    }),
  );
  return svg(width, height, [
    rect(0, 0, width, height, '#ffffff', { rx: height * 0.1 }),
    group('g', { transform: `translate(${margin} ${margin}) scale(${side / 100})` }, [
      el('path', { d: signs[sign], fill: color, 'fill-rule': 'evenodd' }),
    ]),
    ...words,
  ]);
}
