import { usageError } from '../web/usage-error.ts';

/** Position of an error in a file; both are 1-based. */
export type FilePosition = { readonly line: number; readonly column: number };

/** The position of a character. */
export function positionAt(text: string, index: number): FilePosition {
  const lines = text.slice(0, index).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Why a file was refused: an Error with a user-facing message and, if known, the position. */
export type ImportRefusal = Error & { readonly refusal: { readonly reason: string } & Partial<FilePosition> };

/** Creates the error thrown when a file cannot be imported: "line 12, column 5: unclosed tag". */
export function importRefusal(reason: string, at?: FilePosition): ImportRefusal {
  const message = at ? `line ${at.line}, column ${at.column}: ${reason}` : reason;
  return Object.assign(usageError(message), {
    refusal: at ? { reason, line: at.line, column: at.column } : { reason },
  });
}

/** Whether an error refuses a file, as opposed to a bug. */
export function isImportRefusal(error: unknown): error is ImportRefusal {
  return error instanceof Error && 'refusal' in error && typeof error.refusal === 'object' && error.refusal !== null;
}
