/** Positions of the first and the last byte. */
export type ByteRange = { start: number; end: number };

/** How a browser shows and names a file. */
export type Delivery = { mime: string; disposition: string };

/** The part of a file store that reads. */
export type ReadableStore = Pick<FileStore, 'stat' | 'read'>;

/** Files of colleges, named by the SHA-256 of their bytes in hexadecimal. */
export type FileStore = {
  /** Stores a file and verifies the stored copy; one that is stored already stays. */
  put: (tenantId: number, chunks: AsyncIterable<Uint8Array>) => Promise<{ sha256: string; size: number }>;
  /** Its size in bytes; `undefined` when it does not exist. Rejects when the store is unavailable. */
  stat: (tenantId: number, sha256: string) => Promise<{ size: number } | undefined>;
  /** The bytes of a range. Opens the file when iteration starts and closes it when it ends. */
  read: (tenantId: number, sha256: string, range: ByteRange) => AsyncIterable<Uint8Array<ArrayBuffer>>;
  delete: (tenantId: number, sha256: string) => Promise<void>;
  /** A temporary URL that reads a file without this server; absent for a store that only this server can read. */
  urlOf?: (tenantId: number, sha256: string, delivery: Delivery) => Promise<string>;
};
