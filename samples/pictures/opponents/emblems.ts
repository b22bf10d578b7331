import { type Child, el } from '../svg.ts';

/** Colors of an emblem: shape, details and background. */
type Inks = { ink: string; detail: string; ground: string };

const area = (d: string, fill: string) => el('path', { d, fill });
const line = (d: string, stroke: string, weight: number) =>
  el('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': weight,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
const eyes = (y: number, apart: number, fill: string) =>
  area(`M${50 - apart - 6} ${y - 3}l12 3-10 4zM${50 + apart + 6} ${y - 3}l-12 3 10 4z`, fill);

/** Emblems in a box of 100 by 100: abstracted heads of animals, tools and plants. */
export const emblems = {
  bear: ({ ink, detail, ground }: Inks) => [
    area('M14 24a14 14 0 0 1 26-8h20a14 14 0 0 1 26 8q8 18 2 34-10 32-38 38-28-6-38-38-6-16 2-34z', ink),
    area('M22 22a7 7 0 0 1 13-4l-9 12zM78 22a7 7 0 0 0-13-4l9 12z', ground),
    area('M34 58q16-10 32 0 2 24-16 32-18-8-16-32z', detail),
    area('M42 60h16l-8 10z', ground),
    line('M50 70v8M42 82q8 5 16 0', ground, 3),
    eyes(46, 16, ground),
  ],
  badger: ({ ink, detail, ground }: Inks) => [
    area('M16 22q10-12 22-4h24q12-8 22 4 8 22 0 40L50 98 16 62q-8-18 0-40z', ink),
    area('M44 16h12l6 50-12 24-12-24z', detail),
    area('M22 26 34 30 30 60 20 52zM78 26 66 30 70 60 80 52z', detail),
    area('M42 78h16l-8 12z', ground),
    eyes(50, 17, ground),
  ],
  canine: ({ ink, detail, ground }: Inks) => [
    area('M10 4 36 26H64L90 4 86 50 72 72 50 98 28 72 14 50Z', ink),
    area('M18 18 32 32 22 44zM82 18 68 32 78 44z', ground),
    area('M14 50 34 54 50 68 66 54 86 50 70 72 50 94 30 72Z', detail),
    area('M42 82h16l-8 12z', ground),
    eyes(50, 15, ground),
  ],
  cat: ({ ink, detail, ground }: Inks) => [
    area('M14 2 34 24H66L86 2 88 40 98 60 78 66 50 96 22 66 2 60 12 40Z', ink),
    area('M20 16 32 30 22 38zM80 16 68 30 78 38z', ground),
    area('M36 60 50 66 64 60 60 80 50 90 40 80Z', detail),
    area('M43 64h14l-7 9z', ground),
    line('M34 26l4 12M50 22v16M66 26l-4 12', ground, 4),
    eyes(50, 17, ground),
  ],
  raptor: ({ ink, detail, ground }: Inks) => [
    area('M4 44Q12 8 52 10 84 12 92 40L84 50Q82 64 62 66L70 96 44 80 40 96 26 74 16 84Z', ink),
    area('M64 34Q92 30 99 62 88 54 78 58 68 58 62 48Z', detail),
    line('M64 48Q78 50 90 50', ground, 3),
    area('M44 30l22 8-14 8q-8-4-8-16z', ground),
    line('M14 50l20 6M18 64l18 2', ground, 4),
  ],
  songbird: ({ ink, detail, ground }: Inks) => [
    area('M96 34 76 28Q66 10 48 18 34 26 34 42L2 70 30 66Q40 90 68 80 90 68 84 44Z', ink),
    area('M40 46Q60 40 66 58 58 76 34 68 50 62 40 46Z', detail),
    line('M52 82v14M64 80v16', ink, 4),
    el('circle', { cx: 66, cy: 32, r: 4, fill: ground }),
  ],
  stag: ({ ink, detail, ground }: Inks) => [
    line('M38 46Q14 40 12 6M24 34 4 26M18 20 30 6M62 46Q86 40 88 6M76 34 96 26M82 20 70 6', ink, 7),
    area('M36 42h28l14 6-12 12-6 28q-10 14-20 0l-6-28-12-12z', ink),
    area('M44 70h12l-2 18q-4 6-8 0z', detail),
    eyes(58, 12, ground),
  ],
  moose: ({ ink, detail, ground }: Inks) => [
    area(
      'M40 48 30 40Q0 42 2 4l10 14 6-14 8 16 10-10 4 24zM60 48 70 40Q100 42 98 4L88 18 82 4 74 20 64 10 60 34z',
      ink,
    ),
    area('M36 42h28l10 6-10 10 2 24q-16 26-32 0l2-24-10-10z', ink),
    area('M38 74h24q0 20-12 20T38 74z', detail),
    eyes(58, 11, ground),
  ],
  ram: ({ ink, detail, ground }: Inks) => [
    line('M36 30Q4 20 6 52 10 78 32 70 42 60 30 52M64 30Q96 20 94 52 90 78 68 70 58 60 70 52', detail, 11),
    area('M34 22Q50 12 66 22L72 48 62 84Q50 100 38 84L28 48Z', ink),
    area('M42 78h16l-8 10z', ground),
    eyes(50, 14, ground),
  ],
  bull: ({ ink, detail, ground }: Inks) => [
    area('M30 34Q2 34 4 4 18 24 40 24h20Q82 24 96 4 98 34 70 34z', detail),
    area('M28 28H72L88 42 72 50 66 80Q50 96 34 80L28 50 12 42Z', ink),
    area('M38 72h24l-4 14H42z', detail),
    line('M44 86q6 10 12 0', ground, 4),
    eyes(48, 14, ground),
  ],
  horse: ({ ink, detail, ground }: Inks) => [
    area('M30 98Q10 50 40 16L44 2 56 14Q84 24 96 62L90 76 76 78 62 60Q60 80 74 98Z', ink),
    area('M40 16Q8 44 18 98H30Q14 56 48 26Z', detail),
    area('M62 34l14 6-10 5z', ground),
    el('circle', { cx: 86, cy: 68, r: 3, fill: ground }),
  ],
  rabbit: ({ ink, detail, ground }: Inks) => [
    area('M34 48Q10 16 20 0 40 6 48 42h4Q60 6 80 0 90 16 66 48 84 62 76 82 64 98 50 98T24 82Q16 62 34 48z', ink),
    area('M26 10q12 10 16 30-12-10-16-30zM74 10q-12 10-16 30 12-10 16-30z', detail),
    area('M44 74h12l-6 8z', ground),
    eyes(64, 13, ground),
  ],
  fish: ({ ink, detail, ground }: Inks) => [
    area('M2 50Q30 14 70 40L96 22Q88 50 96 78L70 60Q30 86 2 50z', ink),
    area('M30 38q14 12 0 26 22 4 40-10-18-18-40-16z', detail),
    el('circle', { cx: 20, cy: 46, r: 5, fill: ground }),
  ],
  snake: ({ ink, detail, ground }: Inks) => [
    line('M84 24Q60 2 38 16 14 34 50 46 88 60 62 82 40 96 12 84', ink, 18),
    area('M74 12 98 22 86 42 70 34z', ink),
    line('M96 28l4 12M96 28l12 6', detail, 3),
    area('M80 20l8 4-8 4z', ground),
  ],
  pick: ({ ink, detail }: Inks) => [
    line('M20 92 76 28M80 92 24 28', detail, 9),
    area('M4 44Q14 14 46 12 30 22 24 30T4 44zM96 44Q86 14 54 12 70 22 76 30T96 44z', ink),
  ],
  hammer: ({ ink, detail }: Inks) => [
    line('M24 94 70 34', detail, 11),
    area('M44 20 62 4 98 36 80 54 70 44 60 54 40 34z', ink),
  ],
  helm: ({ ink, detail, ground }: Inks) => [
    area('M16 50Q16 10 50 6 84 10 84 50V80L50 98 16 80Z', ink),
    area('M44 6h12v92H44z', detail),
    area('M16 46H84V58H58V66H42V58H16Z', ground),
    line('M28 72v8M36 76v8M64 76v8M72 72v8', ground, 4),
  ],
  leaf: ({ ink, detail }: Inks) => [
    area('M50 2 60 24 76 16 72 40 96 38 84 54 92 64 62 76H38L8 64 16 54 4 38 28 40 24 16 40 24Z', ink),
    line('M50 30V98M50 62 30 46M50 62 70 46', detail, 5),
  ],
  pine: ({ ink, detail }: Inks) => [
    area('M50 2 74 34H62L84 62H68L92 88H8L32 62H16L38 34H26Z', ink),
    area('M44 88h12v12H44z', detail),
  ],
  wave: ({ ink, detail }: Inks) => [
    area('M2 92Q6 20 60 14 92 16 92 44 80 30 66 38 50 52 66 68 80 78 98 70V92Z', ink),
    line('M12 84Q24 44 54 32M26 84Q32 62 48 54', detail, 6),
  ],
  bell: ({ ink, detail }: Inks) => [
    area('M50 6q28 6 28 42 0 20 14 32H8q14-12 14-32Q22 12 50 6z', ink),
    area('M38 84h24q-2 14-12 14T38 84z', detail),
    line('M32 66h36', detail, 5),
  ],
  ship: ({ ink, detail }: Inks) => [
    area('M6 68H94L80 94H22Z', ink),
    area('M48 4V60H12Q40 44 48 4zM54 14Q62 50 88 60H54z', detail),
  ],
  flower: ({ ink, detail }: Inks) => [
    ...[0, 72, 144, 216, 288].map((turn) =>
      el('ellipse', { cx: 50, cy: 24, rx: 17, ry: 22, fill: ink, transform: `rotate(${turn} 50 48)` }),
    ),
    el('circle', { cx: 50, cy: 48, r: 14, fill: detail }),
  ],
  arch: ({ ink, detail }: Inks) => [
    area('M6 96V50a44 44 0 0 1 88 0V96H70V52a20 20 0 0 0-40 0V96Z', ink),
    area('M40 4h20l-4 26H44z', detail),
  ],
  wings: ({ ink, detail }: Inks) => [
    area('M42 40 2 22 8 40 18 48 16 56 42 60zM58 40 98 22 92 40 82 48 84 56 58 60z', ink),
    area('M50 14 58 36 80 36 62 50 70 74 50 60 30 74 38 50 20 36 42 36Z', detail),
  ],
} satisfies Record<string, (inks: Inks) => Child[]>;
export type EmblemName = keyof typeof emblems;

/** The emblems of nicknames; other schools have their initials. */
export const emblemOf: Readonly<Record<string, EmblemName>> = {
  Badgers: 'badger',
  Otters: 'bear',
  Miners: 'pick',
  Kestrels: 'raptor',
  Stags: 'stag',
  Hammers: 'hammer',
  Lancers: 'helm',
  Pilots: 'wings',
  Gales: 'wave',
  Timberjacks: 'pine',
  Rams: 'ram',
  Clippers: 'ship',
  Foxes: 'canine',
  Moose: 'moose',
  Nighthawks: 'raptor',
  Wolves: 'canine',
  Coyotes: 'canine',
  Condors: 'raptor',
  Bears: 'bear',
  Voyagers: 'ship',
  Larks: 'songbird',
  Trout: 'fish',
  Falcons: 'raptor',
  Bulls: 'bull',
  Cedars: 'pine',
  Prospectors: 'pick',
  Knights: 'helm',
  Roses: 'flower',
  Rattlers: 'snake',
  Bellringers: 'bell',
  Maples: 'leaf',
  Orioles: 'songbird',
  Pronghorns: 'stag',
  Jackrabbits: 'rabbit',
  Marmots: 'bear',
  Elk: 'stag',
  Ibex: 'ram',
  Hogs: 'badger',
  Mustangs: 'horse',
  Lynx: 'cat',
  Wrens: 'songbird',
  Thistles: 'flower',
  Arches: 'arch',
  Tides: 'wave',
};
