import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { type Running, startProcess } from './processes.ts';

/** The production server, as `npm start` runs it, with settings of its own. */
export function startSite(environment: Record<string, string>): Promise<Running> {
  return startProcess(
    ['--max-semi-space-size=16', 'scripts/serve.ts'],
    { SAMPLE_LIVE_GAME: 'off', ...environment },
    '/readyz',
  );
}

/** The yardstick: the documents as finished bytes, at `/0`, `/1` … */
export async function startMemoryServer(folder: string, documents: string[]): Promise<Running> {
  await mkdir(folder, { recursive: true });
  await Promise.all(documents.map((text, index) => writeFile(path.join(folder, `${index}.html`), text)));
  return startProcess(['bench/memory-server.ts', folder], {}, '/ready', 15);
}

/** Resident memory of the server's process in bytes, as it reports it. */
export async function residentBytes(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const figure = /^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1];
  if (!figure) throw new Error('/metrics does not tell process_resident_memory_bytes');
  return Number(figure);
}
