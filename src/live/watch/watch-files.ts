import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

import type { BoxScore } from '../../domain/box-score.ts';
import { readGameFile } from '../../importers/read-game-file.ts';
import { isImportRefusal } from '../../importers/refusal.ts';
import { readSettled, type Stamp, stampOf } from './read-settled.ts';
import type { Parcel } from './sent.ts';
import { standingText } from './standing.ts';
import { createWaker } from './waker.ts';

/** A file that was written again with the same content is sent again this often: its source lives. */
const lifeSign = 30_000;
/** A file without new marks is read all the same this often: some shares keep the marks of the file before. */
const rereading = 5_000;
/** What cannot be read for so long is no half-written moment any more. */
const patience = 10_000;

type Seen = {
  key: string;
  readAt: number;
  hash?: string | undefined;
  parcel?: Parcel & { mtime: number; givenAt: number };
  bad?: { hash: string; since: number; told: boolean } | undefined;
};

type Options = {
  /** A file, or a folder of which the newest file of each game is followed. */
  path: string;
  /** Milliseconds between two looks. */
  interval: number;
  signal: AbortSignal;
  /** A new state of a game, or a sign of life of its source. */
  onParcel: (parcel: Parcel) => void;
  /** What people should know, each thing once. */
  onProblem: (text: string) => void;
};

/** Follows game files however they are written until the signal aborts; only what is complete and readable is given on. */
export async function watchFiles({ path: place, interval, signal, onParcel, onProblem }: Options): Promise<void> {
  const seen = new Map<string, Seen>();
  const newest = new Map<string, { file: string; mtime: number }>();
  const isFolder = (await stat(place).catch(() => undefined))?.isDirectory() ?? false;
  const waker = createWaker(isFolder ? place : path.dirname(place), interval, signal);
  let missing = false;
  // what was written just before the end is still looked for
  for (let isLast = false; !isLast; ) {
    isLast = signal.aborted;
    const files = isFolder ? await gameFilesIn(place) : [place];
    const found: { file: string; stamp: Stamp; parcel: Parcel }[] = [];
    for (const file of files) {
      const stamp = await stampOf(file);
      if (!stamp && !isFolder && !missing) onProblem(`Waiting for ${file} ...`);
      if (!isFolder) missing = !stamp;
      if (!stamp) continue;
      const known = seen.get(file) ?? { key: '', readAt: 0 };
      seen.set(file, known);
      const parcel = await look(file, stamp, known, { isFolder, onProblem });
      if (parcel) found.push({ file, stamp, parcel });
    }
    for (const { file, stamp, parcel } of found.sort((a, b) => a.stamp.mtime - b.stamp.mtime)) {
      const leader = newest.get(parcel.game);
      if (leader && leader.file !== file && leader.mtime > stamp.mtime) continue;
      newest.set(parcel.game, { file, mtime: stamp.mtime });
    }
    for (const { file, parcel } of found) if (newest.get(parcel.game)?.file === file) onParcel(parcel);
    if (!isLast) await waker.next();
  }
  waker.stop();
}

type LookOptions = { isFolder: boolean; onProblem: Options['onProblem'] };

/** What a file has to say now: its new state, the old one again as a sign of life, or nothing. */
async function look(file: string, stamp: Stamp, seen: Seen, options: LookOptions): Promise<Parcel | undefined> {
  const now = Date.now();
  const { parcel } = seen;
  if (stamp.key === seen.key && now - seen.readAt < rereading) return again(seen, stamp, now);
  const bytes = await readSettled(file);
  if (!bytes) return undefined;
  const hash = createHash('sha256').update(bytes).digest('hex');
  if (hash === seen.hash) {
    Object.assign(seen, { key: stamp.key, readAt: now, bad: undefined });
    return parcel && again(seen, stamp, now);
  }
  const game = gameOf(bytes, file, hash, seen, options);
  if (!game) return undefined;
  Object.assign(seen, { key: stamp.key, readAt: now, hash, bad: undefined });
  // a folder keeps the files of games played long ago
  if (options.isFolder && !isOfTheseDays(game.venue.date)) return undefined;
  const read = { game: gameKey(game), name: path.basename(file), bytes, standing: standingText(game) };
  seen.parcel = { ...read, mtime: stamp.mtime, givenAt: now };
  return read;
}

function again({ parcel }: Seen, stamp: Stamp, now: number): Parcel | undefined {
  if (!parcel || parcel.mtime === stamp.mtime || now - parcel.givenAt < lifeSign) return undefined;
  Object.assign(parcel, { mtime: stamp.mtime, givenAt: now });
  return parcel;
}

function gameOf(bytes: Uint8Array, file: string, hash: string, seen: Seen, options: LookOptions): BoxScore | undefined {
  try {
    return readGameFile(bytes).game;
  } catch (error) {
    if (!isImportRefusal(error)) throw error;
    const now = Date.now();
    if (seen.bad?.hash !== hash) seen.bad = { hash, since: now, told: false };
    const isLasting = now - seen.bad.since > patience;
    if (isLasting && !seen.bad.told) {
      seen.bad.told = true;
      options.onProblem(`${path.basename(file)} cannot be read: ${error.message}`);
    }
    return undefined;
  }
}

async function gameFilesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => /\.(?:xml|json)$/i.test(name)).map((name) => path.join(folder, name));
}

const gameKey = ({ sourceId, venue, home, away, doubleheader }: BoxScore) =>
  sourceId || [venue.date, away.name, home.name, doubleheader].join('|');

/** Yesterday's to tomorrow's, wherever the venue is. */
function isOfTheseDays(date: string): boolean {
  const days = Temporal.Now.plainDateISO('UTC').until(Temporal.PlainDate.from(date)).total('days');
  return Math.abs(days) <= 1;
}
