// Thousands of readers in one process: raw sockets that read event streams and record the arrival times.
import { connect } from 'node:net';

import type { ReadersReport, ReadersTask } from './readers.ts';

/** Connections opened concurrently. */
const concurrency = 50;
/** Readers per client address, as behind a router. */
const perAddress = 100;

const report: ReadersReport = { connected: 0, arrivals: {}, gaps: 0, restarts: 0, broken: 0, endedOn: {} };
const versions: number[] = [];

process.on('message', async (message: { open?: ReadersTask }) => {
  if (message.open) {
    await openAll(message.open);
    process.send?.('open');
    return;
  }
  report.endedOn = {};
  for (const version of versions) report.endedOn[version] = (report.endedOn[version] ?? 0) + 1;
  process.send?.(report);
});

async function openAll(task: ReadersTask): Promise<void> {
  let next = 0;
  const openSome = async () => {
    while (next < task.count) await open(task, next++);
  };
  await Promise.all(Array.from({ length: concurrency }, openSome));
}

function open({ port, host, path, version, first }: ReadersTask, index: number): Promise<void> {
  const address = Math.floor((first + index) / perAddress);
  const localAddress = `127.${1 + Math.floor(address / 250)}.${1 + (address % 250)}.1`;
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  versions[index] = version;
  socket.write(
    `GET ${path}?since=${version} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/event-stream\r\nUser-Agent: Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0\r\nAccept-Encoding: gzip, br\r\n\r\n`,
  );
  let text = '';
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  socket.setEncoding('latin1');
  socket.on('data', (chunk) => {
    text += chunk;
    if (text.startsWith('HTTP/1.1 ')) {
      const status = text.slice(9, 12);
      if (status !== '200') return reject(new Error(`A stream responded with ${text.slice(0, 300)}`));
      if (!text.includes('event: beat')) return;
      report.connected += 1;
      resolve();
    }
    const end = text.lastIndexOf('\n\n');
    if (end === -1) return;
    const events = text.slice(0, end);
    text = text.slice(end + 2);
    record(index, events);
  });
  socket.on('error', reject);
  socket.on('close', () => {
    report.broken += 1;
  });
  return promise;
}

/** Data are not parsed here. */
function record(index: number, events: string): void {
  for (const event of events.split('\n\n')) {
    const [, name, id = '', from] = /event: (patch|state)\nid: (\d+)\ndata: (?:\{"from":(\d+))?/.exec(event) ?? [];
    if (name === undefined) continue;
    if (name === 'state') report.restarts += 1;
    else if (Number(from) !== versions[index]) report.gaps += 1;
    versions[index] = Number(id);
    const arrival = report.arrivals[id] ?? { mark: undefined, times: [] };
    report.arrivals[id] = arrival;
    arrival.mark ??= markOf(event);
    arrival.times.push(Date.now());
  }
}

function markOf(event: string): number | undefined {
  const mark = /\bmark (\d+) of the bench/.exec(event)?.[1];
  return mark === undefined ? undefined : Number(mark);
}
