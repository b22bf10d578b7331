import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The counters of one server. */
export const createMetrics = () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requestSeconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the first byte of an answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  return {
    observeRequest: (labels: { method: string; route: string; status: number }, seconds: number) =>
      requestSeconds.observe(labels, seconds),
    live: createLiveMetrics(registry),
    /** All figures in the text format of Prometheus. */
    print: () => registry.metrics(),
    contentType: registry.contentType,
  };
};

/** How those fare who follow live games. */
const createLiveMetrics = (registry: Registry) => {
  const registers = [registry];
  const readers = new Gauge({ name: 'live_readers', help: 'Open streams of live games and scoreboards', registers });
  const dropped = new Counter({ name: 'live_readers_dropped_total', help: 'Cut off: they did not read', registers });
  const events = new Counter({ name: 'live_events_total', help: 'Changes sent, one for each reader', registers });
  const seconds = new Histogram({
    name: 'live_delivery_seconds',
    help: 'From the news of a change until it is written to the last reader',
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
