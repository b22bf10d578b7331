import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

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
    /** All figures in the text format of Prometheus. */
    print: () => registry.metrics(),
    contentType: registry.contentType,
  };
};

export type Metrics = ReturnType<typeof createMetrics>;
