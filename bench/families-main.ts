// `npm run bench pages`: a page of every route family, without what `npm run bench` measures besides.
import { rm } from 'node:fs/promises';
import path from 'node:path';

import { createTempFolder } from '../src/testing/temp-folder.ts';
import { printVerdicts } from './budgets.ts';
import { measureFamilies, measureFamilyStalls } from './measure-families.ts';
import { findPages } from './pages.ts';
import { startSite } from './servers.ts';

const host = 'lakeshore.localhost';

const folder = await createTempFolder('fieldhouse-bench-');
try {
  const environment = { DATA_DIR: path.join(folder, 'data'), PAGE_CACHE: 'off' };
  const site = await startSite(environment);
  const pages = await findPages(site.origin, host);
  const verdicts = await measureFamilies(site, pages, { host, folder });
  await site.stop();
  verdicts.push(...(await measureFamilyStalls(pages, { host, environment })));
  process.exitCode = printVerdicts(verdicts);
} finally {
  await rm(folder, { recursive: true, force: true });
}
