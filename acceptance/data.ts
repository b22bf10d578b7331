import { existsSync } from 'node:fs';
import path from 'node:path';

/** Real game files, which are not part of the project. */
export const data = path.resolve('../shared/data');

/** Warns if the files are missing and the tests that need them are skipped. */
export function hasGameFiles(): boolean {
  const hasFiles = existsSync(path.join(data, 'statcrew'));
  if (!hasFiles) console.warn(`SKIPPED: no game files in ${data}`);
  return hasFiles;
}

export type RealGame = { file: string; tenant: string; sport: string };

/** Game files, each with the college that imports it. */
export const games: RealGame[] = [
  { file: 'statcrew/fb-duke-at-unc-2025-11-22.xml', tenant: 'unc', sport: 'football' },
  { file: 'statcrew/bs-indiana-at-unc-2026-02-14.xml', tenant: 'unc', sport: 'baseball' },
  { file: 'statcrew/vb-miami-at-unc-2025-11-29.xml', tenant: 'unc', sport: 'womens-volleyball' },
  { file: 'statcrew/fh-stjosephs-at-unc-2022-10-23.xml', tenant: 'unc', sport: 'field-hockey' },
  { file: 'statcrew/mlax-iona-at-unc-2026-02-15.xml', tenant: 'unc', sport: 'mens-lacrosse' },
  { file: 'statcrew/mbb-michiganst-vs-kentucky-2025-11-18.xml', tenant: 'michigan-state', sport: 'mens-basketball' },
  { file: 'statcrew/msoc-washington-vs-ncstate-2025-12-15.xml', tenant: 'washington', sport: 'mens-soccer' },
  { file: 'statcrew/mhk-princeton-at-rpi-2012-02-17.xml', tenant: 'rpi', sport: 'mens-ice-hockey' },
  { file: 'statcrew/mhk-princeton-at-rpi-2012-02-17.xml', tenant: 'princeton', sport: 'mens-ice-hockey' },
  { file: 'ncaa/genius-bbgame-byu-at-gonzaga-2021-01-07.json', tenant: 'gonzaga', sport: 'mens-basketball' },
  ...[
    'wbb-maryland-vs-uconn-2015-04-05.json',
    'wbb-indiana-vs-maryland-2018-03-02.json',
    'wbb-maryland-at-georgemason-2022-11-07-noplays.json',
    'wbb-maryland-at-minnesota-2025-12-07-ot.json',
    'wbb-iowa-at-maryland-2026-01-22-ot.json',
    'wbb-oregon-at-maryland-2026-01-31.json',
  ].map((name) => ({ file: `sidearm/${name}`, tenant: 'maryland', sport: 'womens-basketball' })),
];

export const colleges: Record<string, { name: string; options?: string[] }> = {
  unc: { name: 'North Carolina', options: ['--primary', '#7bafd4', '--secondary', '#13294b'] },
  'michigan-state': { name: 'Michigan State' },
  washington: { name: 'Washington' },
  rpi: { name: 'Rensselaer', options: ['--short-name', 'RPI'] },
  princeton: { name: 'Princeton' },
  gonzaga: { name: 'Gonzaga' },
  maryland: { name: 'Maryland' },
};
