import { crowd } from '../backdrops/crowd.ts';
import { area, glow, grain, height, rect, vignette, width } from '../backdrops/parts.ts';
import { mix } from '../color.ts';
import type { Child } from '../svg.ts';
import type { Stage } from './stage.ts';

/** Players seen from behind, on their way to the light. */
export function tunnel(stage: Stage): Child[] {
  const { palette } = stage;
  const { ink, deep, glow: shine } = palette;
  return [
    rect(0, 0, width, height, shine),
    ...crowd(palette, { top: 300, bottom: 520, ground: mix(palette.mid, shine, 0.4), light: 0.55 }),
    area('M300 560H1200V800H300Z', mix('#5f9f57', shine, 0.3)),
    ...glow('light', 750, 420, 700, '#fffdf2', 0.85),
    area('M0 0H1500V1000H1240V330Q1240 190 1080 180H420Q260 190 260 330V1000H0Z', ink),
    area(
      'M260 1000V330Q260 190 420 180H1080Q1240 190 1240 330V1000H1190V350Q1190 236 1070 230H430Q310 236 310 350V1000Z',
      deep,
    ),
    area('M0 1000 310 760H1190L1500 1000Z', mix(ink, shine, 0.3)),
    ...(
      [
        [560, 600, 470],
        [760, 590, 430],
        [940, 600, 480],
      ] as const
    ).map(([x, y, size], index) => stage.player(index === 1 ? 'proud' : 'jog', 'football', { x, y, size, mute: 0.62 })),
    ...(
      [
        [420, 640, 760],
        [1090, 650, 800],
        [750, 650, 830],
      ] as const
    ).map(([x, y, size], index) =>
      stage.player('walkAway', 'football', { x, y, size, mute: index === 2 ? 0.5 : 0.66 }),
    ),
    ...vignette('#000000', 0.5),
  ];
}

const rows = (
  stage: Stage,
  y: number,
  size: number,
  count: number,
  pose: 'stand' | 'proud',
  wear: 'football' | 'basketball' | 'baseball' | 'soccer',
) =>
  Array.from({ length: count }, (_, index) =>
    stage.player(pose, wear, { x: 750 + (index - (count - 1) / 2) * (1240 / count), y, size }),
  );

/** Bareheaded players in rows, as a team photograph. */
export const teamPhoto =
  (wear: 'football' | 'basketball' | 'baseball' | 'soccer') =>
  (stage: Stage): Child[] => [
    rect(0, 0, width, height, mix(stage.palette.paper, '#c9ab78', 0.35)),
    ...Array.from({ length: 12 }, (_, index) =>
      rect(index * 130, 0, 64, 700, mix(stage.palette.paper, '#c9ab78', 0.5)),
    ),
    area('M0 690H1500V1000H0Z', mix('#8a6f4a', stage.palette.primary, 0.2)),
    ...rows(stage, 470, 640, 6, 'stand', wear),
    ...rows(stage, 790, 720, 5, 'proud', wear),
    grain(stage.palette.random, '#3a2a12', 0.2, 500),
    ...vignette('#2a1c0a', 0.6),
  ];
