// Writes public/fonts/archivo-condensed.woff2, the display font: Archivo with a fixed condensed width and variable weight,
// reduced to the characters of headings, names and scores. Run it again after updating Archivo.
import { readFile, writeFile } from 'node:fs/promises';

import subsetFont from 'subset-font';

const maxBytes = 40_000;
const source = new URL(
  '../node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
  import.meta.url,
);
const target = new URL('../public/fonts/archivo-condensed.woff2', import.meta.url);

const span = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
const characters = `${span(0x20, 0x7e)}${span(0xa0, 0xff)}ıŒœʻʼ–—‘’“”•…′″−⁄™`;

const font = await subsetFont(await readFile(source), characters, {
  targetFormat: 'woff2',
  variationAxes: { wdth: 68, wght: { min: 500, max: 850 } },
  noHinting: true,
});
if (font.length > maxBytes) {
  throw new Error(`The display font has ${font.length} bytes; the limit is ${maxBytes}`);
}
await writeFile(target, font);
console.log(`${target.pathname}: ${font.length} bytes`);
