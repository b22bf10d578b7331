import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { readTrueType } from './true-type.ts';

const file = readFileSync(new URL('./fonts/regular-latin-ext.ttf', import.meta.url));
const font = readTrueType(file);
const glyphOf = (character: string) => font.glyphOf(character.codePointAt(0) ?? 0);

/** The glyphs of a font file that have outlines. */
function outlinedIn(subset: Buffer): number[] {
  const entry = subset.indexOf('loca', 0, 'latin1');
  const offset = subset.readUInt32BE(entry + 8);
  const loca = subset.subarray(offset, offset + subset.readUInt32BE(entry + 12));
  const at = (glyph: number) => loca.readUInt32BE(4 * glyph);
  return Array.from({ length: loca.length / 4 - 1 }, (_, glyph) => glyph).filter((glyph) => at(glyph + 1) > at(glyph));
}

it('a subset has the outlines of its glyphs under their numbers', () => {
  const subset = font.subset(new Set([glyphOf('ń')]));
  expect(outlinedIn(subset)).toEqual([glyphOf('ń')]);
  expect(subset.length).toBeLessThan(file.length / 5);
});

it('a subset has the glyphs of which its glyphs are composed', () => {
  // an S with a dot below
  expect(outlinedIn(font.subset(new Set([glyphOf('Ṣ')])))).toHaveLength(3);
});

it('an unknown character has no glyph', () => {
  expect(glyphOf('漢')).toBe(0);
});
