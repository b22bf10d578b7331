import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';

import { serverFlags } from '../scripts/server-flags.mjs';
import { type RunningProcess, startProcess } from './processes.ts';

/** Starts the production server as `npm start` does, with the given settings and additional options of Node. */
export function startSite(
  environment: Record<string, string>,
  options: readonly string[] = [],
): Promise<RunningProcess> {
  return startProcess(
    [...serverFlags, ...options, 'scripts/serve.ts'],
    { SAMPLE_LIVE_GAME: 'off', ...environment },
    '/readyz',
  );
}

/** Headers of one response, or of its encoding. */
const transient = ['connection', 'content-length', 'date', 'etag', 'keep-alive', 'transfer-encoding', 'vary'];

/** A response as the baseline server sends it. */
export type StoredResponse = { text: string; headers: IncomingHttpHeaders };

/** Starts the baseline server with the responses at `/0`, `/1` …. */
export async function startMemoryServer(folder: string, responses: readonly StoredResponse[]): Promise<RunningProcess> {
  await mkdir(folder, { recursive: true });
  for (const [index, { text, headers }] of responses.entries()) {
    const lasting = Object.entries(headers).filter(([name]) => !transient.includes(name));
    const facts = { ...Object.fromEntries(lasting), vary: 'Accept-Encoding' };
    await writeFile(path.join(folder, `${index}.html`), text);
    await writeFile(path.join(folder, `${index}.json`), JSON.stringify(facts));
  }
  return startProcess(['bench/memory-server.ts', folder], {}, '/readyz', 15);
}

/** Resident memory of a server in bytes, from its metrics. */
export async function residentBytes(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const figure = /^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1];
  if (!figure) throw new Error('/metrics has no process_resident_memory_bytes');
  return Number(figure);
}
