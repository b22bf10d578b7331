import type { ContentKind } from './define-content.ts';
import { kinds } from './kinds.ts';
import { opponent } from './opponents/opponent.ts';
import { venue } from './venues/venue.ts';

/** Kinds of sports data, whose tables, pages and responses are handwritten; a kind follows the kinds that it refers to. */
export const coreKinds: readonly ContentKind[] = [opponent, venue];

/** Every kind whose rows are written by its definition. */
export const writtenKinds: readonly ContentKind[] = [...kinds, ...coreKinds];
