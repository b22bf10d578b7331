import type { GameFormat } from './game-format.ts';
import { genius } from './genius/format.ts';
import { sidearm } from './sidearm/format.ts';
import { statcrew } from './statcrew/format.ts';

/** All supported game formats. */
export const gameFormats: readonly GameFormat[] = [statcrew, sidearm, genius];
