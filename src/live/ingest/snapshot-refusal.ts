import { type ImportRefusal, importRefusal } from '../../importers/refusal.ts';

/** Why a readable file is refused: unknown game, file for another game, practice run, or a game that no longer accepts files. */
export type RefusalKind = 'unknown-game' | 'other-game' | 'practice' | 'closed';

export type SnapshotRefusal = ImportRefusal & { readonly kind: RefusalKind };

/** Creates the error for a readable file that is refused: an `ImportRefusal` with a kind. */
export function snapshotRefusal(kind: RefusalKind, reason: string): SnapshotRefusal {
  return Object.assign(importRefusal(reason), { kind });
}

export function isSnapshotRefusal(error: unknown): error is SnapshotRefusal {
  return error instanceof Error && 'refusal' in error && 'kind' in error;
}
