import path from 'node:path';

/** Unix limits a socket's path to 108 bytes on Linux and 104 on macOS. */
const maxLength = 100;

/** Path of the command socket of a data folder. Throws when it is too long for a Unix socket. */
export function socketPath(dataDir: string): string {
  const absolute = path.resolve(dataDir, 'command.sock');
  const relative = path.relative(process.cwd(), absolute);
  const shorter = Buffer.byteLength(absolute) <= Buffer.byteLength(relative) ? absolute : relative;
  if (Buffer.byteLength(shorter) > maxLength) {
    throw new Error(
      `DATA_DIR ${dataDir} is too long for a Unix socket. Choose a path of less than ${maxLength - 'command.sock'.length} characters.`,
    );
  }
  return shorter;
}
