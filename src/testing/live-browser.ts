import { vi } from 'vitest';

import { diff, type Json } from '../domain/live/patch.ts';

export type Doc = { version: number; score: number };

/** The document at a version, which is also the score. */
export const doc = (version: number): Doc => ({ version, score: version });

/** A stub of EventSource. */
export class FakeEventSource {
  static all: FakeEventSource[] = [];
  readonly url: string;
  isClosed = false;
  #listeners = new Map<string, (event: { data: string; lastEventId: string }) => void>();

  constructor(url: string) {
    this.url = url;
    FakeEventSource.all.push(this);
  }

  addEventListener(name: string, listener: (event: { data: string; lastEventId: string }) => void) {
    this.#listeners.set(name, listener);
  }

  close() {
    this.isClosed = true;
  }

  #send(name: string, data: unknown, id = '') {
    if (!this.isClosed) this.#listeners.get(name)?.({ data: JSON.stringify(data), lastEventId: id });
  }

  state(document: { version: number }) {
    this.#send('state', document, String(document.version));
  }

  patch(from: Doc, to: Doc) {
    this.#send('patch', { from: from.version, ops: diff(from as Json, to as Json) }, String(to.version));
  }

  beat(now = Date.now(), lastSeen: string | Record<string, string> = '2026-11-21T20:00:00Z') {
    this.#send('beat', { now, lastSeen });
  }

  fail() {
    this.#send('error', undefined);
  }
}

export const openStreams = () => FakeEventSource.all.filter(({ isClosed }) => !isClosed);

/** The only open stream. */
export const stream = (): FakeEventSource => {
  const [only, ...others] = openStreams();
  if (!only || others.length > 0) throw new Error(`${openStreams().length} streams are open`);
  return only;
};

/** Responses to requests for the document. */
export const answers = {
  absent: async () => new Response('', { status: 404 }),
  gone: () => Promise.reject(new TypeError('Failed to fetch')),
  busy: async () => new Response('', { status: 503, headers: { 'retry-after': '20' } }),
  whole: (document: object) => async (_address: string, init?: { headers?: Record<string, string> }) => {
    const etag = `"${JSON.stringify(document).length}-${'version' in document && document.version}"`;
    if (init?.headers?.['if-none-match'] === etag) return new Response(null, { status: 304 });
    return Response.json(document, { headers: { etag } });
  },
};

/** Stubs the network and the time of a browser. */
export function stubBrowser() {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T20:00:00Z') });
  FakeEventSource.all = [];
  const fetched = vi.fn(answers.absent as ReturnType<typeof answers.whole>);
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('window', new EventTarget());
  const page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', {});
  return { fetched, page };
}

export function restoreBrowser() {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}
