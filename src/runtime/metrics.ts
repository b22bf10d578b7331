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

export type Metrics = ReturnType<typeof createMetrics>;
