import { type ImportRefusal, importRefusal } from '../../importers/refusal.ts';

/** Why a readable file is not taken for a game: the game is unknown, the file is of another one, it is practice, or the game is closed to files. */
export type RefusalKind = 'unknown-game' | 'other-game' | 'practice' | 'closed';

export type SnapshotRefusal = ImportRefusal & { readonly kind: RefusalKind };

/** Makes the error to throw for a file that reads well and is not taken all the same; an `ImportRefusal` that says of which kind. */
export function snapshotRefusal(kind: RefusalKind, reason: string): SnapshotRefusal {
  return Object.assign(importRefusal(reason), { kind });
}

export function isSnapshotRefusal(error: unknown): error is SnapshotRefusal {
  return error instanceof Error && 'refusal' in error && 'kind' in error;
}
