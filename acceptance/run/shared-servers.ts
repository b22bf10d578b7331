import { inject } from 'vitest';

import { createSite } from '../../e2e/site.ts';
import type { CommandTarget } from './run-command.ts';

export type SharedServer = CommandTarget & { port: number };

/** The server with the sample colleges, for test files that only read them. */
export const sampleServer = () => inject('sampleServer');

/** Requests to that server. */
export const sampleSite = () => createSite(sampleServer().port);

/** The server without sample colleges. Each test file creates its own there. */
export const emptyServer = () => inject('emptyServer');
