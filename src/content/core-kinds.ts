import type { ContentKind } from './define-content.ts';
import { game } from './games/game.ts';
import { kinds } from './kinds.ts';
import { opponent } from './opponents/opponent.ts';
import { conference } from './seasons/conference.ts';
import { season } from './seasons/season.ts';
import { venue } from './venues/venue.ts';

/** Kinds of sports data, whose tables, pages and responses are handwritten; a kind follows the kinds that it refers to. */
export const coreKinds: readonly ContentKind[] = [conference, season, opponent, venue, game];

/** Every kind whose rows are written by its definition. */
export const writtenKinds: readonly ContentKind[] = [...kinds, ...coreKinds];
