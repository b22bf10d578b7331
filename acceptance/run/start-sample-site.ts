import type { TestProject } from 'vitest/node';

import type { SampleServer } from './sample-site.ts';
import { startSite } from './site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    sampleServer: SampleServer;
  }
}

/** Starts one server with the sample colleges for all test files that only read them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { port, dataDir, databaseUrl, stop } = await startSite({ samples: 'on' });
  project.provide('sampleServer', { port, dataDir, databaseUrl });
  return stop;
}
