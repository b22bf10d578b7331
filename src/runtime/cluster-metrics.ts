import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';

import { AggregatorRegistry, type Registry } from 'prom-client';

type Question = { metricsOf: string };
type Answer = { metricsFor: string; text: string };

/** In the supervisor: sends the metrics of all workers to each worker that requests them. */
export function serveMetrics(): void {
  const aggregator = new AggregatorRegistry();
  cluster.on('message', async (worker, message: Partial<Question>) => {
    if (message.metricsOf === undefined) return;
    const text = await aggregator.clusterMetrics().catch(() => '');
    if (worker.isConnected()) worker.send({ metricsFor: message.metricsOf, text } satisfies Answer);
  });
}

/** In a worker: returns a function that fetches the metrics of all workers. */
export function joinClusterMetrics(registry: Registry): () => Promise<string> {
  AggregatorRegistry.setRegistries([registry]);
  // starts listening to the supervisor
  new AggregatorRegistry();
  return () => {
    const question: Question = { metricsOf: randomUUID() };
    return new Promise((resolve) => {
      const listen = (message: Partial<Answer>) => {
        if (message.metricsFor !== question.metricsOf) return;
        process.off('message', listen);
        resolve(message.text ?? '');
      };
      process.on('message', listen);
      process.send?.(question);
    });
  };
}
