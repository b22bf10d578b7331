import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const dist = new URL('./dist/', pathToFileURL(createRequire(import.meta.url).resolve('waku/package.json')));

/** The source of a file below Waku's `dist`. */
export const wakuSource = (file: string): string => readFileSync(new URL(file, dist), 'utf8');

/** Imports a module of Waku that its package does not export. */
export const importWaku = (file: string) => import(new URL(file, dist).href);
