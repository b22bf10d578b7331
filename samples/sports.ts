import { ballSports } from './ball-sports.ts';
import { meetSports } from './meet-sports.ts';
import type { SportKind } from './sport-kind.ts';

/** Every sport that a sample college may have. */
export const sportKinds = { ...ballSports, ...meetSports } satisfies Record<string, SportKind>;
export type SportKey = keyof typeof sportKinds;
