import type { TestProject } from 'vitest/node';

import { colleges, hostOf } from '../../e2e/colleges.ts';
import { sendRequest } from './request.ts';
import type { SharedServer } from './shared-servers.ts';
import { type Site, startSite } from './site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    sampleServer: SharedServer;
    emptyServer: SharedServer;
  }
}

/** Starts the servers that test files share. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const sites = await Promise.all([startSite({ samples: 'on' }), startSite({ samples: 'off' })]);
  const [withSamples, empty] = sites;
  for (const college of colleges) await readSitemap(withSamples, hostOf(college));
  project.provide('sampleServer', serverOf(withSamples));
  project.provide('emptyServer', serverOf(empty));
  return async () => {
    await Promise.all(sites.map(({ stop }) => stop()));
  };
}

/** The first sitemap computes the seasons of every sport, which takes longer than a request may on a busy machine. */
async function readSitemap(site: Site, host: string): Promise<void> {
  for (let attempt = 0; attempt < 6; attempt++) {
    if ((await sendRequest(site, { host, path: '/sitemaps/pages.xml' })).status === 200) return;
  }
}

const serverOf = ({ port, dataDir, databaseUrl }: Site): SharedServer => ({ port, dataDir, databaseUrl });
