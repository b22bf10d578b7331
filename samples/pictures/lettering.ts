import { drawLetters } from '../../src/images/block-letters.ts';
import { type Child, group } from './svg.ts';

type Box = { x: number; y: number; width: number; height: number };

/** Capital letters as large as the box allows, left-aligned and vertically centered. */
export function lettering(words: string, color: string, { x, y, width, height }: Box): Child {
  const drawing = drawLetters(words.toUpperCase(), color);
  if (!drawing) throw new Error(`No letters are drawn for "${words}"`);
  const scale = Math.min(width / drawing.width, height / drawing.height);
  const top = y + (height - drawing.height * scale) / 2;
  const transform = `translate(${x} ${Math.round(top)}) scale(${Math.round(scale * 1000) / 1000})`;
  return group('g', { transform }, [drawing.paths]);
}
