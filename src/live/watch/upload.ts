/** Result of an upload. */
export type UploadResult =
  | { kind: 'taken'; gameId: number; version: number; change: string; url?: string | undefined }
  /** Permanent failure: uploading the same file again would fail again. */
  | { kind: 'refused'; reason: string }
  /** Temporary failure; retry after `seconds` at the earliest. */
  | { kind: 'unreachable'; reason: string; seconds?: number | undefined };

/** A game file to upload. */
export type Upload = {
  /** Key of the game, the same for all its files. */
  readonly game: string;
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Score and progress, for display. */
  readonly summary: string;
};

export type Send = (upload: Upload) => Promise<UploadResult>;
