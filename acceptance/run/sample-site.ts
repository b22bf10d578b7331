import { inject } from 'vitest';

import { createSite } from '../../e2e/site.ts';
import type { CommandTarget } from './run-command.ts';

export type SampleServer = CommandTarget & { port: number };

/** The server that all test files share. */
export const sampleServer = () => inject('sampleServer');

/** Requests to that server. */
export const sampleSite = () => createSite(sampleServer().port);
