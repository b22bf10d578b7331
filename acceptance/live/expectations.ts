import { expect, vi } from 'vitest';

import type { LiveGame } from '../../src/api/live/schema.ts';
import type { BoxScore, BoxTeam } from '../../src/domain/box-score.ts';
import type { Scoreboard } from '../../src/domain/live/scoreboard.ts';
import type { Reader } from './reader.ts';
import { type Scorer, standingOf } from './scorer.ts';

/** As long as a reader may take who was told to come back in a quarter of a minute, on a busy machine. */
export const patience = { timeout: 120_000, interval: 50 };

/** The document at an address, as anybody gets it. */
export async function getDocument<T>(address: string): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} at ${address}`);
  return (await answer.json()) as T;
}

/** How the game stands at the server. */
export const standingAt = async (address: string): Promise<string> =>
  standingOf((await getDocument<LiveGame>(address)).book.boxScore);

/** Has so many plays entered, and resolves in the midst of it: when the first of them has a version. `rest` is when all are in the file. */
export async function enterInto(scorer: Scorer, count: number, version: () => Promise<number>) {
  const before = await version();
  const rest = scorer.enter(count);
  await vi.waitFor(async () => expect(await version()).toBeGreaterThan(before), patience);
  return { rest };
}

/** Waits until everything comes as it happens, and no longer by asking. */
export const expectStreaming = (readers: readonly Reader<LiveGame>[]) =>
  vi.waitFor(() => expect(new Set(readers.map(({ ways }) => ways.at(-1)))).toEqual(new Set(['streaming'])), patience);

/** A document without what changes while its version stays. */
export const withoutLastSeen = <T extends { lastSeenAt: string }>({ lastSeenAt: _, ...rest }: T) => rest;

/** The same of a scoreboard. */
export const scoresOf = ({ version, games }: Scoreboard) => ({ version, games: games.map(withoutLastSeen) });

/** Waits until each reader shows what the scorer has written last, and expects that to be the document of the server and the file. */
export async function expectUpToDate(readers: readonly Reader<LiveGame>[], scorer: Scorer, address: string) {
  await vi.waitFor(() => {
    for (const reader of readers) expect(shownBy(reader)).toBe(scorer.now());
  }, patience);
  const document = await getDocument<LiveGame>(address);
  expect(document.book.boxScore).toMatchObject(shownOf(scorer.game()));
  for (const reader of readers) {
    const shown = reader.now();
    expect(shown && withoutLastSeen(shown)).toEqual(withoutLastSeen(document));
  }
}

export const shownBy = (reader: Reader<LiveGame>): string | undefined => {
  const book = reader.now()?.book;
  return book && standingOf(book.boxScore);
};

/** What readers see of a file. */
export function shownOf({ complete, period, clock, periods, home, away, plays }: BoxScore) {
  const told = plays.map((play) => ({ ...play, side: play.side ?? null, score: play.score ?? null }));
  const team = ({ name, score, stats, players }: BoxTeam) => ({ name, score, stats, players });
  return { complete, period, clock, periods, plays: told, home: team(home), away: team(away) };
}

/** Nothing else than what was in the file, in the order of the file, and never an older version after a newer one. */
export function expectOnlyFileOf(reader: Reader<LiveGame>, { standings }: Pick<Scorer, 'standings'>): void {
  expectInOrder(
    reader.shown.map(({ book }) => standingOf(book.boxScore)),
    standings,
  );
  expectRising(reader.shown);
  for (const { book, teamScore, opponentScore } of reader.shown) {
    const { home, away } = book.boxScore;
    expect([opponentScore, teamScore]).toEqual([away.score, home.score]);
  }
}

/** The same of a scoreboard with this one game. */
export function expectOnlyScoresOf(reader: Reader<Scoreboard>, { standings }: Pick<Scorer, 'standings'>): void {
  expectInOrder(
    reader.shown.flatMap(({ games }) => games.map((game) => `${game.opponentScore}–${game.teamScore}`)),
    standings.map((standing) => standing.split(' ')[0] ?? ''),
  );
  expectRising(reader.shown);
}

function expectInOrder(shown: readonly string[], standings: readonly string[]): void {
  let at = 0;
  for (const standing of shown) {
    at = standings.indexOf(standing, at);
    expect(at, `${standing} of ${shown.join(', ')} where the file had ${standings.join(', ')}`).toBeGreaterThanOrEqual(
      0,
    );
  }
}

function expectRising(shown: readonly { version: number }[]): void {
  const versions = shown.map(({ version }) => version);
  expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
}
