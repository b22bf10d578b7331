import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type Network, openNetwork } from '../acceptance/live/network.ts';
import { sendRequest } from '../acceptance/run/request.ts';
import { startSite } from '../acceptance/run/site.ts';
import { commandLine } from './command-line.ts';
import { fileAt, printed, type RecordedGame } from './recorded-game.ts';
import { expect } from './test.ts';

const host = 'harbor.localhost';

/** A college on a server of its own, of which somebody keeps score. */
export type ScoredCollege = {
  /** What lies between the server and browsers. */
  network: Pick<Network, 'cut' | 'restore'>;
  /** The whole address of a page, for browsers. */
  addressOf: (page: string) => string;
  /** The page as it comes, whatever the network. */
  get: (page: string) => Promise<string>;
  /** Puts a game of today on the schedule of a sport; gives its id. */
  schedule: (sport: string, game: RecordedGame) => Promise<number>;
  /** Sends the game's file as it stands at the moment of that index; it has been taken then. */
  send: (gameId: number, game: RecordedGame, index: number) => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts the server, with the college Harbor and nothing else on it. */
export async function startScoredCollege(): Promise<ScoredCollege> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fieldhouse-live-'));
  const { port, dataDir, stop } = await startSite({ samples: 'off' });
  const network = await openNetwork({ target: () => port });
  const run = async (...words: string[]) => (await commandLine({ port, dataDir }, ...words)).stdout.trim();
  const get = async (page: string) => (await sendRequest({ port }, { host: host, path: page })).text;

  await run('tenant', 'create', 'harbor', '--name', 'Harbor', '--host', host, '--timezone', zoneOfNoon());
  const token = await run('live', 'token-create', '--tenant', 'harbor', '--name', 'Press box');
  return {
    network,
    addressOf: (page) => `http://${host}:${network.port}${page}`,
    get,
    schedule: async (sport, { start, ours, ...names }) => {
      const theirs = ours === 'home' ? names.away : names.home;
      const line = [start.toPlainDate(), printed(start).time, theirs, ours === 'home' ? 'H' : 'A', 'Harbor'];
      const file = path.join(folder, `${sport}.csv`);
      await writeFile(file, `Date,Time,Opponent,At,Location\n${line.join(',')}\n`);
      await run('import', 'schedule', file, '--tenant', 'harbor', '--sport', sport);
      const id = /data-live-game="(\d+)"/.exec(await get(`/sports/${sport}/schedule`))?.[1];
      if (!id) throw new Error(`The schedule of ${sport} has no game of today`);
      return Number(id);
    },
    send: async (gameId, game, index) => {
      const question = { host: host, path: `/api/v2/live/${gameId}`, method: 'PUT', body: fileAt(game, index) };
      const answer = await sendRequest({ port }, { ...question, headers: { authorization: `Bearer ${token}` } });
      expect([200, 201], answer.text).toContain(answer.status);
    },
    stop: async () => {
      await network.close();
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A zone in which it is about noon: no game of today passes midnight there. */
function zoneOfNoon(): string {
  const east = 12 - Temporal.Now.zonedDateTimeISO('UTC').hour;
  // these zones count to the west
  return `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`;
}

/** When a game starts there that is about to start: in five minutes. */
export const soon = (): Temporal.PlainDateTime => Temporal.Now.plainDateTimeISO(zoneOfNoon()).add({ minutes: 5 });
