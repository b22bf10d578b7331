import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';

import { timedOut, withTimeout } from '../../web/with-timeout.ts';
import { missedChanges, numberOf, withoutNumber } from '../announce.ts';
import { createGapDetector } from './gap-detector.ts';

/** Milliseconds between two comparisons with the server, and before a lost connection is opened again. */
const interval = 1000;
/** Milliseconds after which a server that does not respond is considered lost. */
const responseTimeout = 4000;

type OnMessage = (payload: string) => void;

/**
 * Receives the notifications of all channels over one connection. When an announcement was not received within a second or two,
 * every listener is called with an empty payload; after a lost connection with `missedChanges`, or an empty payload if something
 * was withdrawn meanwhile.
 */
export function createListener(open: () => Promise<pg.Client>) {
  const listeners = new Map<string, Set<OnMessage>>();
  const gaps = createGapDetector();
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let client: pg.Client | undefined;
  /** The withdrawals whose announcements have been handled, and those at the last comparison. */
  const withdrawals = { handled: '', last: '' };

  const dispatchAll = (payload: string) => {
    for (const callbacks of listeners.values()) for (const onMessage of callbacks) onMessage(payload);
  };
  const connect = async (): Promise<pg.Client> => {
    const next = await open();
    client = next;
    try {
      next.on('notification', ({ channel, payload = '' }) => {
        const number = numberOf(payload);
        if (number !== undefined) gaps.receive(number);
        for (const onMessage of listeners.get(channel) ?? []) onMessage(withoutNumber(payload));
      });
      for (const channel of listeners.keys()) await next.query(listenTo(channel));
      const { last, withdrawn } = await readState(next);
      gaps.restart(last);
      withdrawals.last = withdrawn;
    } catch (error) {
      client = undefined;
      await next.end().catch(() => {});
      throw error;
    }
    return next;
  };
  const watch = async (current: pg.Client): Promise<void> => {
    const ended = new AbortController();
    current.once('end', () => ended.abort());
    const signal = AbortSignal.any([stopping.signal, ended.signal]);
    for (;;) {
      await wait(interval, undefined, { signal });
      // rejects when the connection ends
      const state = await withTimeout(readState(current), responseTimeout);
      if (state === timedOut) throw new Error('no response');
      if (gaps.isMissing(state.last)) dispatchAll('');
      // all announcements until the previous comparison have arrived
      withdrawals.handled = withdrawals.last;
      withdrawals.last = state.withdrawn;
    }
  };
  const run = async (first: pg.Client): Promise<void> => {
    for (let current: pg.Client | undefined = first; !stopping.signal.aborted; ) {
      if (current) await watch(current).catch(() => {});
      if (stopping.signal.aborted) return;
      client = undefined;
      // a server that does not respond would not end the connection either
      current?.end().catch(() => {});
      current = await connect().catch(() => undefined);
      if (current) dispatchAll(withdrawals.last === withdrawals.handled ? missedChanges : '');
      if (current) withdrawals.handled = withdrawals.last;
      else await wait(interval, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const start = async () => {
    const first = await connect();
    withdrawals.handled = withdrawals.last;
    running = run(first);
  };
  let starting: Promise<void> | undefined;
  /** The first statement of each channel; a new connection listens to all of them. */
  const listened = new Map<string, Promise<unknown>>();

  return {
    listen: async (channel: string, onMessage: OnMessage): Promise<() => Promise<void>> => {
      const callbacks = listeners.get(channel) ?? new Set();
      listeners.set(channel, callbacks.add(onMessage));
      starting ??= start();
      await starting;
      const listening = listened.get(channel) ?? client?.query(listenTo(channel));
      if (listening) listened.set(channel, listening);
      await listening;
      return async () => {
        callbacks.delete(onMessage);
      };
    },
    close: async (): Promise<void> => {
      stopping.abort();
      await starting?.catch(() => {});
      await running;
      await withTimeout(client?.end().catch(() => {}) ?? Promise.resolve(), interval);
    },
  };
}

const listenTo = (channel: string) => `listen ${pg.escapeIdentifier(channel)}`;

/** The number of the latest announcement, whether it was committed or not, and the committed withdrawals. */
async function readState(client: pg.Client): Promise<{ last: number; withdrawn: string }> {
  const { rows } = await client.query<{ last: string; withdrawn: string }>(`
    select case when is_called then last_value else 0 end as last,
      (select count(*) || ' ' || coalesce(max(id), 0) from withdrawal) as withdrawn
    from announcement`);
  return { last: Number(rows[0]?.last ?? 0), withdrawn: rows[0]?.withdrawn ?? '' };
}
