import type { SportFamily } from '../../../domain/sport-family.ts';

export type Field = { width: number; height: number; lines: readonly string[] };

const soccer: Field = {
  width: 115,
  height: 75,
  lines: [
    'M57.5 0v75',
    'M67.5 37.5a10 10 0 1 1-20 0a10 10 0 1 1 20 0',
    'M0 15.5h18v44H0M0 27.5h6v20H0',
    'M115 15.5H97v44h18M115 27.5h-6v20h6',
  ],
};

/** Playing surfaces as SVG paths, in feet or yards, with the visitors' goal on the left. */
const fields: Partial<Record<SportFamily, Field>> = {
  basketball: {
    width: 94,
    height: 50,
    lines: [
      'M47 0v50',
      'M53 25a6 6 0 1 1-12 0a6 6 0 1 1 12 0',
      'M0 19h19v12H0M19 19a6 6 0 0 1 0 12',
      'M0 3.3h9.9A22.15 22.15 0 0 1 9.9 46.7H0',
      'M94 19H75v12h19M75 19a6 6 0 0 0 0 12',
      'M94 3.3h-9.9A22.15 22.15 0 0 0 84.1 46.7H94',
    ],
  },
  soccer,
  fieldhockey: {
    width: 100,
    height: 60,
    lines: [
      'M50 0v60M25 0v60M75 0v60',
      'M0 12a16 16 0 0 1 16 16v4a16 16 0 0 1-16 16',
      'M100 12a16 16 0 0 0-16 16v4a16 16 0 0 0 16 16',
    ],
  },
  lacrosse: {
    width: 110,
    height: 60,
    lines: [
      'M55 0v60M20 10h15v40H20M90 10H75v40h15',
      'M18 30a3 3 0 1 1-6 0a3 3 0 1 1 6 0',
      'M98 30a3 3 0 1 1-6 0a3 3 0 1 1 6 0',
    ],
  },
  icehockey: {
    width: 200,
    height: 85,
    lines: ['M100 0v85M75 0v85M125 0v85M11 0v85M189 0v85', 'M115 42.5a15 15 0 1 1-30 0a15 15 0 1 1 30 0'],
  },
};

/** Sports without their own surface use the soccer field. */
export const fieldOf = (family: SportFamily): Field => fields[family] ?? soccer;
