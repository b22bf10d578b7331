import { expect, vi } from 'vitest';

import type { LiveGame } from '../../src/api/live/schema.ts';
import type { BoxScore, BoxTeam } from '../../src/domain/box-score.ts';
import type { Scoreboard } from '../../src/domain/live/scoreboard.ts';
import type { LivePage } from './live-page.ts';
import { type ScoringProgram, summarize } from './scoring-program.ts';

/** Clients wait up to 15 seconds before they reconnect, and the machine may be busy. */
export const patience = { timeout: 120_000, interval: 50 };

export async function getDocument<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} at ${address}`);
  return (await response.json()) as T;
}

export const summaryAt = async (address: string): Promise<string> =>
  summarize((await getDocument<LiveGame>(address)).book.boxScore);

/** Starts to enter plays and resolves when the first of them changes the version. `rest` resolves when all are in the file. */
export async function startEntering(scoring: ScoringProgram, count: number, version: () => Promise<number>) {
  const before = await version();
  const rest = scoring.enterPlays(count);
  await vi.waitFor(async () => expect(await version()).toBeGreaterThan(before), patience);
  return { rest };
}

export const expectStreaming = (pages: readonly LivePage<LiveGame>[]) =>
  vi.waitFor(() => {
    for (const { connections } of pages) expect(connections.at(-1)).toBe('streaming');
  }, patience);

/** `lastSeenAt` changes without a new version. */
export const withoutLastSeen = <T extends { lastSeenAt: string }>({ lastSeenAt: _, ...rest }: T) => rest;

export const scoresOf = ({ version, games }: Scoreboard) => ({ version, games: games.map(withoutLastSeen) });

/** Waits until each page shows the latest snapshot, and compares it with the server's document and the file. */
export async function expectUpToDate(
  pages: readonly LivePage<LiveGame>[],
  scoring: ScoringProgram,
  address: string,
): Promise<void> {
  await vi.waitFor(() => {
    for (const page of pages) expect(summaryOnPage(page)).toBe(scoring.latestSummary());
  }, patience);
  const document = await getDocument<LiveGame>(address);
  expect(document.book.boxScore).toMatchObject(publishedGame(scoring.read()));
  for (const page of pages) {
    const shown = page.current();
    expect(shown && withoutLastSeen(shown)).toEqual(withoutLastSeen(document));
  }
}

export const summaryOnPage = (page: LivePage<LiveGame>): string | undefined => {
  const book = page.current()?.book;
  return book && summarize(book.boxScore);
};

/** The part of a file that the document contains. */
export function publishedGame({ complete, period, clock, periods, home, away, plays }: BoxScore) {
  const publishedPlays = plays.map((play) => ({ ...play, side: play.side ?? null, score: play.score ?? null }));
  const team = ({ name, score, stats, players }: BoxTeam) => ({ name, score, stats, players });
  return { complete, period, clock, periods, plays: publishedPlays, home: team(home), away: team(away) };
}

type Summaries = Pick<ScoringProgram, 'summaries'>;

/** Expects that the page showed snapshots of the file alone, in order, and never an older version after a newer one. */
export function expectOnlySnapshots(page: LivePage<LiveGame>, { summaries }: Summaries): void {
  expectInOrder(
    page.shown.map(({ book }) => summarize(book.boxScore)),
    summaries,
  );
  expectRisingVersions(page.shown);
  for (const { book, teamScore, opponentScore } of page.shown) {
    const { home, away } = book.boxScore;
    expect([opponentScore, teamScore]).toEqual([away.score, home.score]);
  }
}

/** As `expectOnlySnapshots`, for a scoreboard with this game alone. */
export function expectOnlyScores(page: LivePage<Scoreboard>, { summaries }: Summaries): void {
  expectInOrder(
    page.shown.flatMap(({ games }) => games.map((game) => `${game.opponentScore}–${game.teamScore}`)),
    summaries.map((summary) => summary.split(' ')[0] ?? ''),
  );
  expectRisingVersions(page.shown);
}

function expectInOrder(shown: readonly string[], entered: readonly string[]): void {
  let at = 0;
  for (const summary of shown) {
    at = entered.indexOf(summary, at);
    expect(at, `${summary} of ${shown.join(', ')} where the file had ${entered.join(', ')}`).toBeGreaterThanOrEqual(0);
  }
}

function expectRisingVersions(shown: readonly { version: number }[]): void {
  const versions = shown.map(({ version }) => version);
  expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
}
