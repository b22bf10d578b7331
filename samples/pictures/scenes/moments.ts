import { nightField } from '../backdrops/fields.ts';
import { arena } from '../backdrops/halls.ts';
import { area, disc, dots, glow, gradient, height, line, rect, vignette, width } from '../backdrops/parts.ts';
import { poster } from '../backdrops/poster.ts';
import { tone } from '../color.ts';
import { tool } from '../figure/props.ts';
import { teamPhoto, tunnel } from './line-ups.ts';
import type { Scene } from './stage.ts';
import { board, rail, trophy } from './still-lifes.ts';

/** Scenes around the games. */
export const moments = {
  jersey: { shows: 'Game jerseys on the rail in the locker room', focus: [0.5, 0.5], draw: rail },
  board: { shows: 'A play drawn on the coach’s board', focus: [0.5, 0.5], draw: board },
  trophy: { shows: 'The trophy on its stand, confetti in the air', focus: [0.5, 0.45], draw: trophy },
  tunnel: { shows: 'The captains walk out of the tunnel', gender: 'm', focus: [0.5, 0.55], draw: tunnel },
  band: {
    shows: 'The marching band on the field at halftime',
    focus: [0.5, 0.45],
    draw: (stage) => [
      ...nightField(stage.palette),
      ...[0, 1, 2, 3, 4].map((index) =>
        stage.player('horn', 'band', {
          x: 210 + index * 280,
          y: 640,
          size: 480,
          mute: 0.25,
          props: [tool('horn', 'nearArm', 100, '#e0b23c', 'front')],
        }),
      ),
      ...[0, 1, 2].map((index) =>
        stage.player('horn', 'band', {
          x: 320 + index * 400,
          y: 620,
          size: 780,
          props: [tool('horn', 'nearArm', 102, '#f0c552', 'front')],
        }),
      ),
    ],
  },
  sideline: {
    shows: 'A coach sends in the next play from the sideline',
    gender: 'm',
    focus: [0.45, 0.4],
    draw: (stage) => [
      ...nightField(stage.palette, 1100),
      ...[0, 1, 2].map((index) =>
        stage.player('proud', 'football', { x: 950 + index * 210, y: 620, size: 560, mute: 0.3, flip: true }),
      ),
      stage.shadow(560, 990, 240),
      stage.player('point', 'coach', { x: 540, y: 560, size: 850 }),
    ],
  },
  podium: {
    shows: 'Microphones wait at the podium',
    focus: [0.5, 0.45],
    draw: ({ palette }) => [
      ...gradient('hall', 0, height, [
        [0, palette.primary],
        [1, palette.ink],
      ]),
      ...Array.from({ length: 15 }, (_, index) =>
        disc(
          120 + (index % 5) * 310 + (Math.floor(index / 5) % 2) * 150,
          130 + Math.floor(index / 5) * 230,
          62,
          tone(palette.primary, 0.05),
        ),
      ),
      ...glow('spot', 750, 360, 640, palette.glow, 0.4),
      area('M470 560H1030L980 1000H520Z', '#7a5231'),
      area('M470 560H1030L1022 620H478Z', '#9c6d43'),
      area('M660 680H840V860H660Z', palette.primary),
      disc(750, 770, 62, palette.secondary),
      ...[-130, 0, 130].flatMap((dx, index) => [
        line(`M${750 + dx * 0.7} 566Q${750 + dx} 470 ${750 + dx} 360`, '#20242b', 11),
        rect(750 + dx - 26, 270, 52, 104, '#3a4049', { rx: 26 }),
        line(`M${750 + dx - 26} 314h52`, [palette.secondary, palette.paper, palette.accent][index] ?? '#fff', 20),
      ]),
      ...vignette(palette.ink, 0.6),
    ],
  },
  pennants: {
    shows: 'Championship pennants on the wall of the hall of fame',
    focus: [0.5, 0.4],
    draw: ({ palette }) => [
      ...gradient('wall', 0, height, [
        [0, '#6b4a2e'],
        [1, '#4a3220'],
      ]),
      line(Array.from({ length: 13 }, (_, index) => `M${index * 125} 0V1000`).join(''), '#3d2919', 5),
      ...Array.from({ length: 9 }, (_, index) => {
        const [x, y] = [90 + (index % 3) * 470, 110 + Math.floor(index / 3) * 250];
        const [cloth, ink] = [
          [palette.primary, palette.secondary],
          [palette.secondary, palette.primary],
          [palette.paper, palette.primary],
        ][(index + Math.floor(index / 3)) % 3] ?? ['#fff', '#000'];
        return [
          area(`M${x + 8} ${y + 12}l390 80-390 80z`, '#000000', 0.25),
          area(`M${x} ${y}l390 80-390 80z`, cloth ?? ''),
          area(`M${x} ${y}h20v160h-20z`, ink ?? ''),
          line(`M${x + 56} ${y + 80}h150M${x + 230} ${y + 80}h40`, ink ?? '', 26),
        ];
      }).flat(),
      ...glow('lamp', 750, 0, 900, palette.glow, 0.4),
      ...vignette('#1c1208', 0.6),
    ],
  },
  drumline: {
    shows: 'The drumline leads the walk to the stadium',
    focus: [0.5, 0.45],
    draw: (stage) => [
      ...poster(stage.palette),
      ...[0, 1, 2].map((index) =>
        stage.player('drum', 'band', { x: 290 + index * 410, y: 560 + index * 10, size: 800 }),
      ),
      ...[0, 1, 2].flatMap((index) => [
        area(`M${stage.x(350 + index * 410) - 90} ${470 + index * 10}h180v130h-180z`, stage.palette.paper),
        area(
          `M${stage.x(350 + index * 410) - 90} ${470 + index * 10}h180v24h-180zM${stage.x(350 + index * 410) - 90} ${578 + index * 10}h180v24h-180z`,
          stage.palette.secondary,
        ),
      ]),
    ],
  },
  'team-football': {
    shows: 'A team photograph of another era',
    gender: 'm',
    focus: [0.5, 0.4],
    draw: teamPhoto('soccer'),
  },
  'team-basketball': {
    shows: 'Champions, photographed the morning after',
    gender: 'm',
    focus: [0.5, 0.4],
    draw: teamPhoto('basketball'),
  },
  'team-baseball': {
    shows: 'The squad in two rows at the ballpark',
    gender: 'm',
    focus: [0.5, 0.4],
    draw: teamPhoto('baseball'),
  },
  lights: {
    shows: 'Ready for the introductions, house lights down',
    focus: [0.5, 0.4],
    draw: (stage) => [
      ...arena(stage.palette),
      rect(0, 0, width, height, stage.palette.ink, { opacity: 0.55 }),
      ...[220, 750, 1280].flatMap((x, index) => [
        area(`M${x - 20} 0h40l${260 + (750 - x) * 0.5} 900h-480z`, stage.palette.glow, 0.22),
        ...glow(`spot${index}`, 750 + (x - 750) * 0.4, 860, 300, stage.palette.glow, 0.5),
      ]),
      stage.player('proud', 'basketball', { x: 430, y: 590, size: 720, mute: 0.28 }),
      stage.player('proud', 'basketball', { x: 1060, y: 590, size: 720, mute: 0.28, flip: true }),
      stage.player('celebrate', 'basketball', { x: 750, y: 620, size: 800 }),
      dots(
        [
          [200, 300],
          [460, 200],
          [900, 260],
          [1150, 330],
          [1320, 210],
        ],
        8,
        '#fff',
      ),
    ],
  },
} satisfies Record<string, Scene>;
