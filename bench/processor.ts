const pattern = /^process_cpu_seconds_total (\S+)$/m;

/** Processor time that a server has used, user and system of all its processes, in milliseconds, from its metrics. */
export async function readProcessor(origin: string): Promise<number> {
  const seconds = pattern.exec(await (await fetch(`${origin}/metrics`)).text())?.[1];
  if (!seconds) throw new Error(`${origin}/metrics has no process_cpu_seconds_total`);
  return Number(seconds) * 1000;
}
