import { createHash } from 'node:crypto';
import { lstat, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import type { BoxScore } from '../../domain/box-score.ts';
import { maxFileBytes } from '../../importers/file-size.ts';
import { readGameFile } from '../../importers/read-game-file.ts';
import { isImportRefusal } from '../../importers/refusal.ts';
import { type OutsideFile, pathInside, readOutsideFile } from '../../storage/outside-file.ts';
import { gameSummary } from './game-summary.ts';
import type { Upload } from './upload.ts';
import { createWaker } from './waker.ts';

/** Milliseconds between the two reads that detect a file still being written. */
const settleTime = 50;

/** Metadata that identifies a version of a file. Uses all of it, because on network shares any part may stay the same. */
type Stamp = { readonly key: string; readonly mtime: number };

/** The metadata of a file; `undefined` if it does not exist, as between delete and rename. */
async function stampOf({ path, root }: OutsideFile): Promise<Stamp | undefined> {
  const stats = await (root === undefined ? stat(path) : lstat(pathInside(root, path))).catch(() => undefined);
  if (!stats?.isFile() || stats.size > maxFileBytes) return undefined;
  return { key: `${stats.mtimeMs}:${stats.size}:${stats.ino}`, mtime: stats.mtimeMs };
}

/** The bytes of a file that is not being written, verified by two identical reads. `undefined` while it changes. */
async function readSettled(file: OutsideFile): Promise<Uint8Array | undefined> {
  const first = await readOutsideFile(file, maxFileBytes).catch(() => undefined);
  if (!first || first.length === 0) return undefined;
  await wait(settleTime);
  const second = await readOutsideFile(file, maxFileBytes).catch(() => undefined);
  return second && Buffer.compare(first, second) === 0 ? second : undefined;
}

/** How often a file that is rewritten with the same content is sent again, as a keep-alive. */
const keepAliveInterval = 30_000;
/** How often a file is read even if its stat is unchanged: some network shares report stale metadata. */
const rereadInterval = 5_000;
/** How long a file must stay unreadable before it is reported; until then it may be half written. */
const unreadableLimit = 10_000;

type Seen = {
  key: string;
  readAt: number;
  hash?: string | undefined;
  upload?: Upload & { mtime: number; sentAt: number };
  bad?: { hash: string; since: number; reported: boolean } | undefined;
};

type Options = {
  /** A file, or a folder in which the newest file of each game is watched. */
  path: string;
  /** Polling interval in milliseconds. */
  interval: number;
  signal: AbortSignal;
  /** A changed file, or an unchanged one as a keep-alive. */
  onUpload: (upload: Upload) => void;
  /** Reports each problem once. */
  onProblem: (text: string) => void;
};

/** Watches game files until the signal aborts; passes on only complete, readable files. */
export async function watchFiles({ path: target, interval, signal, onUpload, onProblem }: Options): Promise<void> {
  const seen = new Map<string, Seen>();
  const newest = new Map<string, { file: string; mtime: number }>();
  const isFolder = (await stat(target).catch(() => undefined))?.isDirectory() ?? false;
  const waker = createWaker(isFolder ? target : path.dirname(target), interval, signal);
  let missing = false;
  const links = new Set<string>();
  const reportLink = (name: string) => {
    if (!links.has(name))
      onProblem(`${name} is a symbolic link, which is not followed in a folder; watch it by itself.`);
    links.add(name);
  };
  // check once more after the abort for files written just before
  for (let isLast = false; !isLast; ) {
    isLast = signal.aborted;
    const files = isFolder ? await gameFilesIn(target, reportLink) : [{ path: target }];
    const found: { file: string; stamp: Stamp; upload: Upload }[] = [];
    for (const source of files) {
      const file = source.path;
      const stamp = await stampOf(source);
      if (!stamp && !isFolder && !missing) onProblem(`Waiting for ${file} ...`);
      if (!isFolder) missing = !stamp;
      if (!stamp) continue;
      const known = seen.get(file) ?? { key: '', readAt: 0 };
      seen.set(file, known);
      const upload = await check(source, stamp, known, { isFolder, onProblem });
      if (upload) found.push({ file, stamp, upload });
    }
    for (const { file, stamp, upload } of found.sort((a, b) => a.stamp.mtime - b.stamp.mtime)) {
      const leader = newest.get(upload.game);
      if (leader && leader.file !== file && leader.mtime > stamp.mtime) continue;
      newest.set(upload.game, { file, mtime: stamp.mtime });
    }
    for (const { file, upload } of found) if (newest.get(upload.game)?.file === file) onUpload(upload);
    if (!isLast) await waker.next();
  }
  waker.stop();
}

type CheckOptions = { isFolder: boolean; onProblem: Options['onProblem'] };

/** Checks a file: returns it if it changed, again as a keep-alive, or undefined. */
async function check(
  source: OutsideFile,
  stamp: Stamp,
  seen: Seen,
  options: CheckOptions,
): Promise<Upload | undefined> {
  const file = source.path;
  const now = Date.now();
  const { upload } = seen;
  if (stamp.key === seen.key && now - seen.readAt < rereadInterval) return keepAlive(seen, stamp, now);
  const bytes = await readSettled(source);
  if (!bytes) return undefined;
  const hash = createHash('sha256').update(bytes).digest('hex');
  if (hash === seen.hash) {
    Object.assign(seen, { key: stamp.key, readAt: now, bad: undefined });
    return upload && keepAlive(seen, stamp, now);
  }
  const game = gameOf(bytes, file, hash, seen, options);
  if (!game) return undefined;
  Object.assign(seen, { key: stamp.key, readAt: now, hash, bad: undefined });
  // a folder may contain files of past games
  if (options.isFolder && !isRecent(game.venue.date)) return undefined;
  const read = { game: gameKey(game), name: path.basename(file), bytes, summary: gameSummary(game) };
  seen.upload = { ...read, mtime: stamp.mtime, sentAt: now };
  return read;
}

function keepAlive({ upload }: Seen, stamp: Stamp, now: number): Upload | undefined {
  if (!upload || upload.mtime === stamp.mtime || now - upload.sentAt < keepAliveInterval) return undefined;
  Object.assign(upload, { mtime: stamp.mtime, sentAt: now });
  return upload;
}

function gameOf(
  bytes: Uint8Array,
  file: string,
  hash: string,
  seen: Seen,
  options: CheckOptions,
): BoxScore | undefined {
  try {
    return readGameFile(bytes).boxScore;
  } catch (error) {
    if (!isImportRefusal(error)) throw error;
    const now = Date.now();
    if (seen.bad?.hash !== hash) seen.bad = { hash, since: now, reported: false };
    const isLasting = now - seen.bad.since > unreadableLimit;
    if (isLasting && !seen.bad.reported) {
      seen.bad.reported = true;
      options.onProblem(`${path.basename(file)} cannot be read: ${error.message}`);
    }
    return undefined;
  }
}

async function gameFilesIn(root: string, onLink: (name: string) => void): Promise<OutsideFile[]> {
  const entries = await readdir(root, { withFileTypes: true }).catch(() => []);
  const games = entries.filter(({ name }) => /\.(?:xml|json)$/i.test(name));
  for (const entry of games) if (entry.isSymbolicLink()) onLink(entry.name);
  return games.filter((entry) => !entry.isSymbolicLink()).map(({ name }) => ({ root, path: name }));
}

const gameKey = ({ sourceId, venue, home, away, doubleheader }: BoxScore) =>
  sourceId || [venue.date, away.name, home.name, doubleheader].join('|');

/** Yesterday to tomorrow, to allow for the venue's time zone. */
function isRecent(date: string): boolean {
  const days = Temporal.Now.plainDateISO('UTC').until(Temporal.PlainDate.from(date)).total('days');
  return Math.abs(days) <= 1;
}
