import { height, rect, width } from './backdrops/parts.ts';
import { lettering } from './lettering.ts';
import type { Palette } from './palette.ts';
import { type Child, el, group, svg } from './svg.ts';

/** The size that podcast directories accept. */
export const coverSize = { width: 1600, height: 1600 };

/** The share of a cover that its scene takes, above the title. */
const sceneShare = 0.62;
const margin = 110;

/** A square cover: a scene above a title of a few lines on the college's color. */
export function cover(scene: readonly Child[], { primary, secondary }: Palette, lines: readonly string[]): string {
  const side = coverSize.width;
  const edge = side * sceneShare;
  const scale = Math.max(side / width, edge / height);
  const left = (side - width * scale) / 2;
  const row = (side - edge - margin * 1.4) / lines.length;
  const words = lines.map((line, index) =>
    lettering(line, index === 0 ? '#ffffff' : secondary, {
      x: margin,
      y: edge + margin * 0.7 + index * row + row * 0.1,
      width: side - 2 * margin,
      height: row * 0.8,
    }),
  );
  const transform = `translate(${Math.round(left)} ${Math.round((edge - height * scale) / 2)}) scale(${scale.toFixed(3)})`;
  return svg(side, side, [
    group('g', { transform }, scene),
    el('path', { d: `M0 ${edge}H${side}V${side}H0Z`, fill: primary }),
    rect(0, edge, side, 24, secondary),
    ...words,
  ]);
}
