// Loaded into the server with `--import`: keeps a profile of the event loop and answers on STALL_PORT what ran in its longest stall
// since the last question.
import { createServer } from 'node:http';
import inspector from 'node:inspector';
import path from 'node:path';

type Profile = inspector.Profiler.Profile;

/** In milliseconds: between two looks at the clock, and between two samples of the profile. */
const beat = 5;
const sampling = 1;

const now = () => Number(process.hrtime.bigint() / 1000n);
const session = new inspector.Session();
session.connect();
const post = (method: string, parameters: object = {}) =>
  new Promise<unknown>((resolve, reject) =>
    session.post(method, parameters, (error, result) => (error ? reject(error) : resolve(result))),
  );

/** In microseconds of the monotonic clock. */
let longest = { from: 0, to: 0 };
let last = now();
setInterval(() => {
  const time = now();
  if (time - last > longest.to - longest.from) longest = { from: last, to: time };
  last = time;
}, beat).unref();

const restart = async () => {
  await post('Profiler.start');
  longest = { from: 0, to: 0 };
  last = now();
};
await post('Profiler.enable');
await post('Profiler.setSamplingInterval', { interval: sampling * 1000 });
await restart();

/** The functions with most samples of their own between two times, with their shares. */
function ranBetween({ nodes, samples = [], timeDeltas = [], startTime }: Profile, from: number, to: number): string[] {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const counts = new Map<string, number>();
  let [time, total] = [startTime, 0];
  for (const [index, id] of samples.entries()) {
    time += timeDeltas[index] ?? 0;
    if (time < from || time > to) continue;
    const name = names.get(id) ?? '';
    counts.set(name, (counts.get(name) ?? 0) + 1);
    total++;
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([name, count]) => `${name} ${Math.round((100 * count) / total)} %`);
}

const nameOf = ({ functionName, url, lineNumber }: inspector.Runtime.CallFrame): string =>
  functionName || `${path.basename(url)}:${lineNumber + 1}`;

createServer(async (_, response) => {
  const stall = longest;
  const { profile } = (await post('Profiler.stop')) as { profile: Profile };
  await restart();
  const milliseconds = Math.max(0, (stall.to - stall.from) / 1000 - beat);
  response.end(JSON.stringify({ milliseconds, ran: ranBetween(profile, stall.from, stall.to) }));
})
  .listen(Number(process.env['STALL_PORT']), '127.0.0.1')
  .unref();
