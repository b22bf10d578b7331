import path from 'node:path';

/** Unix gives the name of a socket no more room than this (macOS less than Linux). */
const longest = 100;

/** Where a running server takes commands. Throws when the data folder's name is too long for a socket. */
export function socketPath(dataDir: string): string {
  const absolute = path.resolve(dataDir, 'command.sock');
  const relative = path.relative(process.cwd(), absolute);
  const shorter = Buffer.byteLength(absolute) <= Buffer.byteLength(relative) ? absolute : relative;
  if (Buffer.byteLength(shorter) > longest) {
    throw new Error(
      `DATA_DIR ${dataDir} is too long a name for a socket; choose one of less than ${longest - 'command.sock'.length} characters.`,
    );
  }
  return shorter;
}
