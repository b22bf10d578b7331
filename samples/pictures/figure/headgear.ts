import type { Child } from '../svg.ts';
import type { Headgear, Kit } from './kit.ts';
import type { Face } from './pose.ts';
import { fill, type Place, stroke } from './sketch.ts';

type GearOf = {
  coversHair: boolean;
  draw: (place: Place, kit: Kit, size: number, face: Face) => Child[];
};

const shell = '34 -24, 40 -36, 26 -60, -6 -68, -40 -56, -56 -22, -52 14, -38 34, -22 36, -14 26, 2 24, 8 6, 18 -14';
const frontShell =
  '-44 18, -52 -20, -36 -58, 0 -70, 36 -58, 52 -20, 44 18, 34 8, 32 -16, 20 -26, -20 -26, -32 -16, -34 8';
const shellOf = (face: Face) =>
  face === 'side'
    ? shell
    : face === 'front'
      ? frontShell
      : '-46 24, -54 -20, -36 -58, 0 -70, 36 -58, 54 -20, 46 24, 26 40, -26 40';

function helmet(place: Place, { headColor, trim }: Kit, face: Face): Child[] {
  const outline = shellOf(face);
  return [
    fill(place, headColor.base, outline),
    face === 'side'
      ? fill(place, headColor.shade, '-50 2, -52 14, -38 34, -22 36, -14 26, 2 24, 6 10, -14 12, -34 14')
      : fill(place, headColor.shade, '36 -50, 52 -20, 45 20, 34 8, 32 -16, 24 -40'),
    face === 'side'
      ? fill(place, trim, '30 -50, 8 -64, -14 -66, -42 -54, -54 -30, -46 -38, -26 -52, 2 -56, 22 -48')
      : fill(place, trim, '-6 -69, 6 -69, 7 -28, -7 -28'),
    fill(
      place,
      headColor.rim ?? headColor.base,
      face === 'side' ? '-30 -46, -12 -56, 4 -56, -14 -46' : '-36 -44, -24 -56, -18 -50, -32 -34',
    ),
  ];
}

function cage(place: Place, color: string, size: number, face: Face): Child[] {
  const bars =
    face === 'side'
      ? [
          '8 6, 30 4, 52 6',
          '4 22, 30 22, 54 18',
          '0 30, 26 42, 50 34',
          '52 4, 56 18, 50 36',
          '36 -20, 44 -8, 52 5',
          '30 4, 32 22, 28 40',
        ]
      : face === 'front'
        ? [
            '-36 6, 0 10, 36 6',
            '-34 22, 0 28, 34 22',
            '-28 36, 0 46, 28 36',
            '-36 4, -34 24, -28 36',
            '36 4, 34 24, 28 36',
            '-10 9, -9 28, -8 44',
            '10 9, 9 28, 8 44',
          ]
        : [];
  return bars.map((points) => stroke(place, color, size * 5.5, points));
}

const brim = (face: Face) =>
  face === 'side' ? '20 -28, 36 -32, 58 -22, 66 -14, 50 -17, 30 -19' : '-34 -26, 0 -36, 34 -26, 30 -12, 0 -20, -30 -12';

const dome = (face: Face) =>
  face === 'side'
    ? '37 -24, 34 -44, 12 -62, -18 -60, -40 -40, -43 -14, -34 -10, 0 -18, 22 -22'
    : '-41 -18, -34 -48, 0 -64, 34 -48, 41 -18, 20 -26, -20 -26';

/** What covers a head, by name. */
export const headgear: Record<Headgear, GearOf> = {
  football: {
    coversHair: true,
    draw: (place, kit, size, face) => [...helmet(place, kit, face), ...cage(place, kit.headColor.shade, size, face)],
  },
  hockey: {
    coversHair: true,
    draw: (place, kit, size, face) => [
      ...helmet(place, kit, face),
      ...(face === 'back'
        ? []
        : [
            fill(
              place,
              '#dcecf58c',
              face === 'side' ? '18 -16, 40 -20, 45 4, 40 10, 16 6' : '-33 -18, 33 -18, 34 8, 0 14, -34 8',
            ),
          ]),
      ...(face === 'back'
        ? []
        : [
            stroke(
              place,
              kit.headColor.shade,
              size * 4,
              face === 'side' ? '-14 24, 0 44, 16 48' : '-36 18, 0 54, 36 18',
            ),
          ]),
    ],
  },
  lacrosse: {
    coversHair: true,
    draw: (place, kit, size, face) => [
      ...helmet(place, kit, face),
      fill(place, kit.headColor.shade, brim(face)),
      ...cage(place, kit.trim, size, face),
    ],
  },
  batting: {
    coversHair: true,
    draw: (place, kit, _size, face) => [
      fill(
        place,
        kit.headColor.base,
        face === 'side'
          ? '37 -22, 34 -46, 12 -64, -18 -64, -42 -44, -47 -10, -40 4, -26 6, -18 24, -4 22, 0 0, 8 -16'
          : shellOf(face),
      ),
      fill(
        place,
        kit.headColor.shade,
        face === 'side'
          ? '-46 -14, -40 4, -26 6, -18 24, -4 22, 0 0, -20 -8'
          : '36 -50, 52 -20, 45 20, 34 8, 32 -16, 24 -40',
      ),
      fill(
        place,
        kit.headColor.rim ?? kit.trim,
        face === 'side' ? '-26 -50, -8 -58, 8 -56, -10 -50' : '-36 -44, -24 -56, -18 -50, -32 -34',
      ),
      ...(face === 'back' ? [] : [fill(place, kit.headColor.shade, brim(face))]),
    ],
  },
  cap: {
    coversHair: false,
    draw: (place, kit, _size, face) => [
      fill(place, kit.headColor.base, dome(face)),
      fill(
        place,
        kit.headColor.shade,
        face === 'side' ? '-42 -24, -43 -14, -34 -10, 0 -18, 24 -22, 0 -26, -26 -22' : '34 -48, 41 -18, 24 -25, 24 -50',
      ),
      ...(face === 'back' ? [] : [fill(place, kit.headColor.shade, brim(face))]),
    ],
  },
  visor: {
    coversHair: false,
    draw: (place, kit, _size, face) => [
      fill(
        place,
        kit.headColor.base,
        face === 'side'
          ? '37 -22, 34 -34, 0 -34, -42 -26, -43 -14, 0 -20'
          : '-41 -16, -38 -32, 0 -40, 38 -32, 41 -16, 0 -26',
      ),
      ...(face === 'back' ? [] : [fill(place, kit.headColor.shade, brim(face))]),
    ],
  },
  swim: {
    coversHair: true,
    draw: (place, kit, size, face) => [
      fill(
        place,
        kit.headColor.base,
        face === 'side'
          ? '36 -22, 33 -44, 12 -57, -18 -57, -42 -38, -44 -8, -38 14, -24 18, -8 4, 6 -14'
          : '-40 -6, -36 -44, 0 -58, 36 -44, 40 -6, 20 -26, -20 -26',
      ),
      fill(
        place,
        kit.headColor.shade,
        face === 'side' ? '-44 -14, -38 14, -24 18, -8 4, -22 -2' : '36 -44, 40 -6, 22 -26, 24 -44',
      ),
      fill(place, '#141a22', face === 'side' ? '20 -10, 32 -13, 37 -4, 30 2, 20 -2' : '-24 -4, -15 -9, -6 -4, -15 3'),
      ...(face === 'front' ? [fill(place, '#141a22', '6 -4, 15 -9, 24 -4, 15 3')] : []),
      stroke(place, '#141a22', size * 4, face === 'side' ? '22 -6, -6 -10, -40 -6' : '-38 -8, 0 -8, 38 -8'),
    ],
  },
  wrestling: {
    coversHair: false,
    draw: (place, kit, size, face) => [
      ...(face === 'side'
        ? [
            fill(place, kit.headColor.base, '-14 -12, 2 -14, 8 2, 2 18, -12 18, -18 2'),
            fill(place, kit.headColor.shade, '-8 -4, 0 -4, 2 6, -4 12, -10 6'),
          ]
        : [
            fill(place, kit.headColor.base, '-46 -12, -36 -14, -33 14, -42 16'),
            fill(place, kit.headColor.base, '46 -12, 36 -14, 33 14, 42 16'),
          ]),
      ...(face === 'side'
        ? [
            stroke(place, kit.headColor.base, size * 6, '-8 -10, -2 -40, 2 -56'),
            stroke(place, kit.headColor.base, size * 6, '-4 16, 10 40, 24 50'),
          ]
        : [stroke(place, kit.headColor.base, size * 6, '-40 -12, 0 -58, 40 -12')]),
    ],
  },
  headband: {
    coversHair: false,
    draw: (place, kit, _size, face) => [
      fill(
        place,
        kit.headColor.base,
        face === 'side'
          ? '37 -20, 36 -31, 0 -38, -42 -32, -43 -20, -4 -26'
          : '-39 -18, -37 -32, 0 -40, 37 -32, 39 -18, 0 -27',
      ),
    ],
  },
};
