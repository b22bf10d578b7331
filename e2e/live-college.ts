import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { formatGameTime, zoneAtSevenPm } from '../acceptance/live/time-zone.ts';
import { sendRequest } from '../acceptance/run/request.ts';
import { createCollege } from '../acceptance/run/run-command.ts';
import { type Network, openNetwork } from '../src/testing/network.ts';
import { runCommand, server } from './command-line.ts';
import { fileAt, type RecordedGame } from './recorded-game.ts';
import type { Site } from './site.ts';
import { expect } from './test.ts';

/** A college without samples whose games are scored live. */
export type LiveCollege = {
  /** The connection between browsers and the server. */
  network: Pick<Network, 'cut' | 'restore'>;
  /** The URL of a page, through that connection. */
  addressOf: (path: string) => string;
  /** The HTML of a page, requested from the server directly. */
  get: (path: string) => Promise<string>;
  /** Adds today's game to the schedule of a sport and resolves to its id. */
  schedule: (sport: string, game: RecordedGame) => Promise<number>;
  /** Sends the snapshot of the game in its state of that index and waits until it is stored. */
  send: (gameId: number, game: RecordedGame, index: number) => Promise<void>;
  close: () => Promise<void>;
};

let created = 0;

/** Creates a college named Harbor on the server under test. Each file has its own, because games of today are on every page. */
export async function createLiveCollege({ port, fetch }: Site): Promise<LiveCollege> {
  const slug = `harbor-${process.pid}-${++created}`;
  const host = `${slug}.localhost`;
  const folder = await mkdtemp(path.join(tmpdir(), 'fieldhouse-live-'));
  const network = await openNetwork({ target: () => port });
  const get = async (page: string) => (await fetch(host, page)).text();

  await createCollege(server, slug, 'Harbor', [], zoneAtSevenPm());
  const token = await runCommand('live', 'token-create', '--tenant', slug, '--name', 'Scorer');
  return {
    network,
    addressOf: (page) => `http://${host}:${network.port}${page}`,
    get,
    schedule: async (sport, { start, ours, ...names }) => {
      const theirs = ours === 'home' ? names.away : names.home;
      const line = [start.toPlainDate(), formatGameTime(start).time, theirs, ours === 'home' ? 'H' : 'A', 'Harbor'];
      const file = path.join(folder, `${sport}.csv`);
      await writeFile(file, `Date,Time,Opponent,At,Location\n${line.join(',')}\n`);
      await runCommand('import', 'schedule', file, '--tenant', slug, '--sport', sport);
      // the server learns of the sport and its schedule a moment after the command has stored them
      let id: string | undefined;
      await expect
        .poll(async () => {
          id = /data-live-game="(\d+)"/.exec(await get(`/sports/${sport}/schedule`))?.[1];
          return id;
        }, `the schedule of ${sport} has a game today`)
        .toBeDefined();
      return Number(id);
    },
    send: async (gameId, game, index) => {
      const snapshot = { host, path: `/api/v2/live/${gameId}`, method: 'PUT', body: fileAt(game, index) };
      const { status, text } = await sendRequest(
        { port },
        { ...snapshot, headers: { authorization: `Bearer ${token.trim()}` } },
      );
      expect([200, 201], text).toContain(status);
    },
    close: async () => {
      await network.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The start of a game in five minutes, in local time there. */
export const inFiveMinutes = (): Temporal.PlainDateTime =>
  Temporal.Now.plainDateTimeISO(zoneAtSevenPm()).add({ minutes: 5 });
