/** Where in a file something is wrong: both 1-based. */
export type FilePosition = { readonly line: number; readonly column: number };

/** Why a file was not read: a plain Error whose message is ready to show, with the place as data where it is known. */
export type ImportRefusal = Error & { readonly refusal: { readonly reason: string } & Partial<FilePosition> };

/** Makes the error to throw when a file cannot be imported: "line 12, column 5: unclosed tag". */
export function importRefusal(reason: string, at?: FilePosition): ImportRefusal {
  const message = at ? `line ${at.line}, column ${at.column}: ${reason}` : reason;
  return Object.assign(new Error(message), { refusal: at ? { reason, line: at.line, column: at.column } : { reason } });
}

/** Tells a refused file from a failure of ours. */
export function isImportRefusal(error: unknown): error is ImportRefusal {
  return error instanceof Error && 'refusal' in error && typeof error.refusal === 'object' && error.refusal !== null;
}
