import { diff, type Json } from '../domain/live/patch.ts';

/** Whatever rises by versions and is told of by events (docs/decisions/017-live-games.md). */
export type Versioned = { version: number } & { [key: string]: Json | undefined };

/** When the source was last heard, an ISO instant; in a scoreboard one by game. */
export type Heard = string | Record<string, string>;

const encoder = new TextEncoder();

/** How soon a reader who lost the stream comes back, in milliseconds; and what fills the buffers of proxies that wait for more. */
export const greeting = encoder.encode(`retry: 2000\n:${' '.repeat(2048)}\n\n`);

/** The last words of a process that stops. */
export const farewell = encoder.encode('retry: 1000\n\n');

export const stateEvent = (document: Versioned): Uint8Array => eventBytes('state', document, document.version);

/** What changed between two documents, for readers who have the first. */
export const patchEvent = (before: Versioned, after: Versioned): Uint8Array =>
  eventBytes('patch', { from: before.version, ops: diff(before, after) }, after.version);

/** `now` in milliseconds since the epoch. */
export const beatEvent = (now: number, heard: Heard): Uint8Array => eventBytes('beat', { now, heard });

function eventBytes(name: string, data: object, version?: number): Uint8Array {
  const id = version === undefined ? '' : `id: ${version}\n`;
  return encoder.encode(`event: ${name}\n${id}data: ${JSON.stringify(data)}\n\n`);
}
