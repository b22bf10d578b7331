// Writes the site's fonts, made of Archivo. Run it again after updating Archivo.
//   public/fonts/archivo-condensed.woff2: the display font, of variable weight, reduced to the characters of headings, names
//     and scores
//   src/pdf/fonts/*.ttf: two weights for PDFs with all Latin characters, which are embedded as far as a document uses them
import { mkdir, readFile, writeFile } from 'node:fs/promises';

import subsetFont from 'subset-font';

import { widenSpaces } from './widen-spaces.ts';

const maxBytes = 40_000;
/** In em. */
const wordSpacing = 0.06;
const sources = {
  latin: new URL('../node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2', import.meta.url),
  'latin-ext': new URL(
    '../node_modules/@fontsource-variable/archivo/files/archivo-latin-ext-wdth-normal.woff2',
    import.meta.url,
  ),
};

const span = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
const characters = `${span(0x20, 0x7e)}${span(0xa0, 0xff)}ıŒœʻʼ–—‘’“”•…′″−⁄™`;
const extended = `${span(0x100, 0x24f)}${span(0x1e00, 0x1eff)}`;

const write = async (path: string, font: Uint8Array) => {
  const target = new URL(`../${path}`, import.meta.url);
  await mkdir(new URL('.', target), { recursive: true });
  await writeFile(target, font);
  console.log(`${path}: ${font.length} bytes`);
};

const condensed = await subsetFont(await readFile(sources.latin), characters, {
  targetFormat: 'truetype',
  variationAxes: { wdth: 68, wght: { min: 500, max: 850 } },
  noHinting: true,
});
const display = await subsetFont(Buffer.from(widenSpaces(condensed, wordSpacing)), characters, {
  targetFormat: 'woff2',
});
if (display.length > maxBytes) {
  throw new Error(`The display font has ${display.length} bytes; the limit is ${maxBytes}`);
}
await write('public/fonts/archivo-condensed.woff2', display);

for (const [name, wght] of Object.entries({ regular: 450, bold: 700 })) {
  for (const script of ['latin', 'latin-ext'] as const) {
    const font = await subsetFont(await readFile(sources[script]), script === 'latin' ? characters : extended, {
      targetFormat: 'truetype',
      variationAxes: { wdth: 75, wght },
      noHinting: true,
    });
    await write(`src/pdf/fonts/${name}-${script}.ttf`, font);
  }
}
