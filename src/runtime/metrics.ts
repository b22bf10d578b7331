import cluster from 'node:cluster';

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

import { joinClusterMetrics } from './cluster-metrics.ts';

/** The metrics of the server, of all its workers if there are several. */
export const createMetrics = () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requestSeconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the first byte of a response',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  return {
    observeRequest: (labels: { method: string; route: string; status: number }, seconds: number) =>
      requestSeconds.observe(labels, seconds),
    live: createLiveMetrics(registry),
    pages: createPageCacheMetrics(registry),
    /** The metrics in the Prometheus text format. */
    print: cluster.isWorker ? joinClusterMetrics(registry) : () => registry.metrics(),
    contentType: registry.contentType,
  };
};

/** Subscribers of live games. */
const createLiveMetrics = (registry: Registry) => {
  const registers = [registry];
  const readers = new Gauge({ name: 'live_readers', help: 'Open streams of live games and scoreboards', registers });
  const dropped = new Counter({
    name: 'live_readers_dropped_total',
    help: 'Subscribers disconnected because they read too slowly',
    registers,
  });
  const events = new Counter({
    name: 'live_events_total',
    help: 'Events sent, counted once per subscriber',
    registers,
  });
  const seconds = new Histogram({
    name: 'live_delivery_seconds',
    help: 'From a change until it is written to the last subscriber',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  return {
    joined: () => readers.inc(),
    left: (how: 'left' | 'slow') => {
      readers.dec();
      if (how === 'slow') dropped.inc();
    },
    delivered: (took: number, toReaders: number) => {
      seconds.observe(took);
      events.inc(toReaders);
    },
  };
};
export type LiveMetrics = ReturnType<typeof createLiveMetrics>;

/** Pages in the cache. */
const createPageCacheMetrics = (registry: Registry) => {
  const registers = [registry];
  const requests = new Counter({
    name: 'page_cache_requests_total',
    help: 'Requests for cacheable pages: hit, refreshed (waited for a changed page), late (last good copy), miss',
    labelNames: ['result'] as const,
    registers,
  });
  const pages = new Gauge({ name: 'page_cache_pages', help: 'Pages in the cache', registers });
  const failing = new Gauge({
    name: 'page_cache_failing_pages',
    help: 'Pages in the cache whose last render failed, so that readers get the last good copy',
    registers,
  });
  const bytes = new Gauge({ name: 'page_cache_bytes', help: 'Memory used by pages in the cache', registers });
  const removals = new Counter({
    name: 'page_cache_removals_total',
    help: 'Pages evicted for room (memory, share), refused, gone, or withdrawn',
    labelNames: ['reason'] as const,
    registers,
  });
  const waits = new Histogram({
    name: 'page_cache_wait_seconds',
    help: 'Time that readers waited for the refresh of a changed page',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  });
  return {
    requested: (result: 'hit' | 'refreshed' | 'late' | 'miss') => requests.inc({ result }),
    stored: (size: { pages: number; bytes: number }) => {
      pages.set(size.pages);
      bytes.set(size.bytes);
    },
    failing: (count: number) => failing.set(count),
    removed: (reason: string) => removals.inc({ reason }),
    waited: (seconds: number) => waits.observe(seconds),
  };
};
export type PageCacheMetrics = ReturnType<typeof createPageCacheMetrics>;

export type Metrics = ReturnType<typeof createMetrics>;
