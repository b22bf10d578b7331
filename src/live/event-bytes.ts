import { diff, type Json } from '../domain/live/patch.ts';

/** A versioned document sent as events (docs/decisions/017-live-games.md). */
export type Versioned = { version: number } & { [key: string]: Json | undefined };

/** When the source was last seen, as an ISO instant; in a scoreboard, one per game. */
export type LastSeen = string | Record<string, string>;

const encoder = new TextEncoder();

/** Sets the reconnection delay in milliseconds; the padding flushes proxy buffers. */
export const greeting = encoder.encode(`retry: 2000\n:${' '.repeat(2048)}\n\n`);

/** Final event before shutdown. */
export const farewell = encoder.encode('retry: 1000\n\n');

export const stateEvent = (document: Versioned): Uint8Array => eventBytes('state', document, document.version);

/** The changes between two documents, for subscribers that have the first. */
export const patchEvent = (before: Versioned, after: Versioned): Uint8Array =>
  eventBytes('patch', { from: before.version, ops: diff(before, after) }, after.version);

/** `now` in milliseconds since the epoch. */
export const beatEvent = (now: number, lastSeen: LastSeen): Uint8Array => eventBytes('beat', { now, lastSeen });

function eventBytes(name: string, data: object, version?: number): Uint8Array {
  const id = version === undefined ? '' : `id: ${version}\n`;
  return encoder.encode(`event: ${name}\n${id}data: ${JSON.stringify(data)}\n\n`);
}
