// Writes public/icons.svg, a sprite of all icons in src/web/icon-names.ts. Run it again after changing that list.
import { readFile, writeFile } from 'node:fs/promises';

import { icons } from '../src/web/icon-names.ts';

type IconSet = { icons: Record<string, { body: string }>; aliases: Record<string, { parent: string }> };

const set: IconSet = JSON.parse(
  await readFile(new URL('../node_modules/@iconify-json/mdi/icons.json', import.meta.url), 'utf8'),
);

const customIcons: Record<string, string> = {
  cameo: '<path d="M19.4 16.6a8.8 8.8 0 1 1 0-9.2l-3 1.9a5.2 5.2 0 1 0 0 5.4z"/>',
  inflcr:
    '<path d="M10.3 10h3.4v11h-3.4zM12 3.5a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4M5.6 4.2l1.5 1.5a7 7 0 0 0 0 9.6l-1.5 1.5a9.1 9.1 0 0 1 0-12.6m12.8 0a9.1 9.1 0 0 1 0 12.6l-1.5-1.5a7 7 0 0 0 0-9.6z"/>',
  opendorse:
    '<path fill-rule="evenodd" d="M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19m0 3a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13m3.3 3.700-4.4 4.4-2-2-1.5 1.5 3.5 3.5 5.9-5.9z"/>',
  lacrosse:
    '<path fill="currentColor" d="M3.4 22 2 20.6l9.3-9.3c-.8-2.1-.5-4.6 1-6.4C14.700 2 18.400 1.400 21.600 2.400c1 3.200.4 6.900-2.500 9.300-1.800 1.500-4.300 1.800-6.400 1zM13.800 6.200c-1 1.200-1.300 2.800-.9 4.200l.700.700c1.400.4 3 .1 4.200-.9 1.900-1.500 2.500-3.900 2.300-6.300-2.400-.2-4.800.4-6.300 2.300M15 6.500l1-1 3 3-1 1zm-1.700 1.900 1-1 2.400 2.400-1 1z"/>',
  tiktok:
    '<path fill="currentColor" d="M13 2h3.100c.3 2.400 1.800 4.200 4.200 4.400v3.200a8 8 0 0 1-4.200-1.300v6.900A6.300 6.300 0 1 1 9.900 9v3.300a3 3 0 1 0 3.100 3z"/>',
  twitter:
    '<path fill="currentColor" d="M3 3h5.300l4.300 6 5.200-6h2.400l-6.500 7.500L21.300 21H16l-4.700-6.500L5.700 21H3.200l7-8zm3.300 1.900 10.600 14.200h1.200L7.500 4.900z"/>',
};

function bodyOf(ours: string, theirs: string | null) {
  const name = theirs && (set.aliases[theirs]?.parent ?? theirs);
  const body = name ? set.icons[name]?.body : customIcons[ours];
  if (!body) {
    throw new Error(`Icon "${ours}" has no drawing (${theirs ?? 'custom'})`);
  }
  // a symbol without a fill inherits the color of the element that uses it
  return body.replaceAll(' fill="currentColor"', '');
}

const symbols = Object.entries(icons).map(
  ([ours, theirs]) => `<symbol id="${ours}" viewBox="0 0 24 24">${bodyOf(ours, theirs)}</symbol>`,
);
await writeFile(
  new URL('../public/icons.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
);
console.log(`public/icons.svg: ${symbols.length} icons`);
