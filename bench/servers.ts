import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';

import { serverFlags } from '../scripts/server-flags.mjs';
import { type RunningProcess, startProcess } from './processes.ts';

/** Starts the production server as `npm start` does, with the given settings. */
export function startSite(environment: Record<string, string>): Promise<RunningProcess> {
  return startProcess([...serverFlags, 'scripts/serve.ts'], { SAMPLE_LIVE_GAME: 'off', ...environment }, '/readyz');
}

/** Headers of one response, or of its encoding. */
const transient = ['connection', 'content-length', 'date', 'etag', 'keep-alive', 'transfer-encoding', 'vary'];

/** Starts the baseline server with the documents at `/0`, `/1` …, and with the headers of their responses if they are given. */
export async function startMemoryServer(
  folder: string,
  documents: string[],
  headers: IncomingHttpHeaders = {},
): Promise<RunningProcess> {
  await mkdir(folder, { recursive: true });
  const lasting = Object.entries(headers).filter(([name]) => !transient.includes(name));
  await writeFile(path.join(folder, 'headers.json'), JSON.stringify(Object.fromEntries(lasting)));
  await Promise.all(documents.map((text, index) => writeFile(path.join(folder, `${index}.html`), text)));
  return startProcess(['bench/memory-server.ts', folder], {}, '/readyz', 15);
}

/** Resident memory of a server in bytes, from its metrics. */
export async function residentBytes(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const figure = /^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1];
  if (!figure) throw new Error('/metrics has no process_resident_memory_bytes');
  return Number(figure);
}
