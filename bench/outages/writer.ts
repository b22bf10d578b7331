import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { get } from '../http.ts';

type Options = { folder: string; environment: Record<string, string>; tenant: string };

/** Runs commands while services are killed, and remembers which of them succeeded. */
export function createWriter({ folder, environment, tenant }: Options) {
  const env = { ...process.env, NODE_ENV: 'production', ...environment };
  const run = async (...argv: string[]): Promise<string> => {
    const args = ['src/cli/main.ts', ...argv, '--tenant', tenant];
    return (await promisify(execFile)(process.execPath, args, { env, timeout: 60_000 })).stdout;
  };
  const succeeds = (...argv: string[]) =>
    run(...argv).then(
      () => true,
      () => false,
    );
  const alerts: string[] = [];
  const documents: string[] = [];
  let refused = 0;

  const addAlert = async (title: string): Promise<boolean> => {
    const isStored = await succeeds('alert', 'add', '--title', title);
    if (isStored) alerts.push(title);
    else refused++;
    return isStored;
  };

  const addDocument = async (title: string): Promise<boolean> => {
    const file = path.join(folder, `${title}.pdf`);
    await writeFile(file, `%PDF-1.4\n${title}`);
    const isStored = await succeeds('document', 'add', '--title', title, '--upload', file);
    if (isStored) documents.push(title);
    else refused++;
    return isStored;
  };

  return {
    addAlert,
    addDocument,
    /** Adds a story; resolves to its id. */
    addStory: async (title: string): Promise<string> =>
      String(JSON.parse((await run('story', 'add', '--title', title, '--json')).split('\n')[0] ?? '').id),
    hideStory: (id: string) => run('story', 'change', id, '--access', 'hidden'),
    /** Commands that succeeded, and that failed. */
    counts: () => ({ stored: alerts.length + documents.length, refused }),
    /** What was stored, and is missing or has other bytes. */
    lost: async (origin: string, host: string): Promise<string[]> => {
      const listed = await run('alert', 'list', '--json');
      const rows = (await run('document', 'list', '--json'))
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as { title: string; path: string });
      const lost = alerts.filter((title) => !listed.includes(`"${title}"`));
      for (const title of documents) {
        const file = rows.find((row) => row.title === title)?.path ?? 'missing';
        const { text } = await get(`${origin}/documents/${file}`, host);
        if (hash(text) !== hash(`%PDF-1.4\n${title}`)) lost.push(title);
      }
      return lost;
    },
  };
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
