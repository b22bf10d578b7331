/** What became of a snapshot that was sent. */
export type Sent =
  | { kind: 'taken'; gameId: number; version: number; change: string; url?: string | undefined }
  /** Sending the same again would change nothing. */
  | { kind: 'refused'; reason: string }
  /** Whoever takes it is not there just now; after so many seconds at the earliest it may be tried again. */
  | { kind: 'unreachable'; reason: string; seconds?: number | undefined };

/** A file as it was read, and the game it is of. */
export type Parcel = {
  /** The same for all files of a game. */
  readonly game: string;
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The score and where the game stands, for people. */
  readonly standing: string;
};

export type Send = (parcel: Parcel) => Promise<Sent>;
