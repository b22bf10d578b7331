/** Runs a function and measures its processor time; the clock would also count what else the machine runs. */
export function withProcessorTime<T>(work: () => T): { result: T; milliseconds: number } {
  const started = process.threadCpuUsage();
  const result = work();
  const { user, system } = process.threadCpuUsage(started);
  return { result, milliseconds: (user + system) / 1000 };
}
