import { setPriority } from 'node:os';

import { inspect, render } from './render.ts';
import type { Job, RenderOutcome } from './renderer.ts';

// Renders pictures for the server, one at a time, in a separate process: only a process can be killed mid-render and
// returns all its memory. See docs/decisions/018-render-process.md.

const [maxCpuMs = 0, maxResidentBytes = 0] = process.argv.slice(2).map(Number);

const reply = (outcome: RenderOutcome, then = () => {}) => process.send?.(outcome, then);
// process.exit() would wait for the current render
const kill = () => process.kill(process.pid, 'SIGKILL');

// lower priority than page requests
setPriority(19);

process.on('disconnect', kill);
process.on('message', async (job: Job) => {
  const before = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    const failure =
      process.memoryUsage.rss() > maxResidentBytes ? 'memory' : (user + system) / 1000 > maxCpuMs ? 'time' : undefined;
    if (failure === undefined) return;
    clearInterval(watch);
    reply({ failure }, kill);
  }, 20);
  try {
    reply({
      result: job.task === 'inspect' ? await inspect(job.bytes) : await render(job.bytes, job.media, job.wanted),
    });
  } catch (error) {
    reply({ failure: 'unreadable', detail: error instanceof Error ? error.message : String(error) });
  } finally {
    clearInterval(watch);
  }
});
