import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { expect, it } from 'vitest';

import { openEmbedded } from '../db/open-database.ts';
import { campaignViews } from '../db/schema/promotion.ts';
import { splashClick } from '../db/schema/splash.ts';
import { createDatabaseFolder } from '../testing/database-template.ts';
import { removeTempFolder } from '../testing/temp-folder.ts';

it('acknowledged counts survive a killed process and are counted once', { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'fieldhouse-counts-'));
  try {
    await createDatabaseFolder(folder);
    const server = spawn(process.execPath, [`${import.meta.dirname}/../testing/counting-server.ts`, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(server, 'exit');
    const answered: string[] = [];
    for await (const line of createInterface({ input: server.stdout })) {
      answered.push(line);
      if (answered.length === 25) server.kill('SIGKILL');
    }
    await ended;
    expect(answered.every((line) => / 204 200$/.test(line))).toBe(true);

    const database = await openEmbedded({ dataDir: folder });
    const clicks = await database.db.select().from(splashClick);
    const views = await database.db.select().from(campaignViews);
    await database.close();
    for (const number of answered.keys()) {
      expect(clicks.filter(({ key }) => key === `click-number-${number}`)).toHaveLength(1);
    }
    // one more may have been counted without its response arriving
    const total = views.reduce((sum, { views }) => sum + views, 0);
    expect([answered.length, answered.length + 1]).toContain(total);
  } finally {
    await removeTempFolder(folder);
  }
});
