import type { TestProject } from 'vitest/node';

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
  project.provide('sampleServer', serverOf(withSamples));
  project.provide('emptyServer', serverOf(empty));
  return async () => {
    await Promise.all(sites.map(({ stop }) => stop()));
  };
}

const serverOf = ({ port, dataDir, databaseUrl }: Site): SharedServer => ({ port, dataDir, databaseUrl });
