import type { Worker } from 'node:cluster';

/** A message of Node's cluster module: a new connection, or a worker's answer to it. */
type ClusterMessage = { cmd?: string; act?: string; seq?: number; ack?: number };

/**
 * Passes the connection that a worker had not accepted when it died to another worker, or closes it if none listens. Node's supervisor
 * waits for the dead worker's answer for ever, with the connection open and its client waiting, and does not notice that the worker
 * has disconnected. So both are done here: the disconnection, and the answer of a worker that no longer listens. No public function
 * exposes these messages.
 */
export function returnConnections({ process }: Worker, hasOthers: () => boolean): void {
  const offered = new Set<number>();
  let hasDisconnected = false;
  const send = process.send.bind(process) as (message: ClusterMessage, ...rest: unknown[]) => boolean;
  process.send = (message: ClusterMessage, ...rest: unknown[]) => {
    if (message.act === 'newconn' && message.seq !== undefined) offered.add(message.seq);
    return send(message, ...rest);
  };
  const returnOffered = () => {
    // the last answers of the worker may still have to be read
    if (process.connected) return void setImmediate(returnOffered);
    if (!hasDisconnected) process.emit('disconnect');
    for (const ack of offered)
      process.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack, accepted: !hasOthers() }, undefined);
  };
  process
    .on('internalMessage', ({ ack }: ClusterMessage) => ack !== undefined && offered.delete(ack))
    .once('disconnect', () => {
      hasDisconnected = true;
    })
    .once('exit', () => setImmediate(returnOffered));
}
