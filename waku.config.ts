import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { defineConfig } from 'waku/config';

import { defineBuildId } from './src/waku/build/build-id.ts';
import { isIn, islandStyles, missingFiles, scripts, slots, styleSheets } from './src/waku/build/chunks.ts';
import { noPrefetchTable } from './src/waku/build/no-prefetch-table.ts';
import { noServerActions } from './src/waku/build/no-server-actions.ts';
import { referencesOfTypes } from './src/waku/build/references-of-types.ts';
import { scriptsAsData } from './src/waku/build/scripts-as-data.ts';
import { namesIn, sharedStylesOnce } from './src/waku/build/shared-styles-once.ts';
import { shortRouteTable } from './src/waku/build/short-route-table.ts';
import { styleSheetsOnce } from './src/waku/build/style-sheets-once.ts';

const missing = missingFiles();
if (missing.length > 0) throw new Error(`src/waku/build/chunks.ts names what does not exist: ${missing.join(', ')}`);

/** Packages that load native modules or their own files at run time, so they are not bundled. */
const unbundled = ['@node-rs/argon2', 'pg', 'pino', 'prom-client', 'sharp'];

/** Features of the page shell. */
const shellFeatures = ['layout', 'alerts', 'splash', 'login'];

/** One style sheet for the shell and shared parts and one per feature, because documents link every style sheet several times. */
const styleSheetOf = (id: string): string | null => {
  const file = path.relative('.', id);
  if (!/^src\/.*\.css$/.test(file)) return null;
  const [named] = Object.entries(styleSheets).find(([, set]) => isIn(set, id)) ?? [];
  if (named) return named;
  const [, feature] = /^src\/features\/([^/]+)\//.exec(file) ?? [];
  return !feature || shellFeatures.includes(feature) ? 'site' : feature;
};

/** Linked by every document whose islands have modules of them: the shell's by all, those of games by game pages. */
const linkedStyleSheets: readonly (string | null)[] = ['site', 'game', 'game-center'];

/** Set by scripts/build.ts; the same sources produce the same build. */
const buildId = process.env['BUILD_ID'];

const isScript = (id: string) => /\.tsx?$/.test(id);
const scriptGroup = (name: keyof typeof scripts) => ({
  name,
  test: (id: string) => isScript(id) && isIn(scripts[name], id),
});

/** Few chunks: on a slow connection a request costs more than its bytes. */
const islandGroups = [
  { name: 'islands', test: (id: string) => id.endsWith('.css') && isIn(islandStyles, id) },
  scriptGroup('schedule'),
  { ...scriptGroup('media'), minShareCount: 2 },
  { name: 'state', test: (id: string) => id.includes('/node_modules/jotai/') || scriptGroup('state').test(id) },
  // imports other groups and is imported by none: circular chunks run before their imports are initialized
  scriptGroup('live'),
  scriptGroup('background'),
  scriptGroup('navigation'),
  scriptGroup('behaviors'),
  scriptGroup('form-fields'),
  { ...scriptGroup('shared'), minShareCount: 2 },
  // with its styles
  { name: 'splash', test: (id: string) => isIn(scripts.splash, id) },
];

/** Groups in the server bundle make one script of several islands: the tiny ones, and those of schedules. */
const scriptGroups = [
  { name: 'slots', test: (id: string) => isIn(slots, id) },
  { ...scriptGroup('schedule'), name: 'schedule-islands' },
];

/** Sorted to make class names the same on every machine. */
const styleModules = globSync('src/**/*.module.css').sort();

const lettersOf = (number: number): string =>
  (number < 26 ? '' : lettersOf(Math.floor(number / 26) - 1)) + String.fromCharCode(97 + (number % 26));

/** Short class names: the file's index in letters and the class's index in the file. A schedule contains 1,300 class names. */
const shortName = (name: string, file: string): string => {
  const module = styleModules.indexOf(path.relative('.', file));
  const number = namesIn(readFileSync(file, 'utf8')).indexOf(name);
  if (module < 0 || number < 0) throw new Error(`No class "${name}" in ${file}`);
  return `${lettersOf(module)}${number}`;
};

export default defineConfig({
  vite: {
    css: buildId ? { modules: { generateScopedName: shortName } } : {},
    define: buildId ? defineBuildId(buildId) : {},
    plugins: [
      noPrefetchTable(),
      noServerActions(),
      referencesOfTypes(),
      scriptsAsData(),
      shortRouteTable(),
      styleSheetsOnce('/src/features/layout/document-head.tsx'),
      sharedStylesOnce((file) => linkedStyleSheets.includes(styleSheetOf(file))),
    ],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { codeSplitting: { includeDependenciesRecursively: false, groups: islandGroups } },
          },
        },
      },
      rsc: {
        resolve: { external: unbundled },
        build: {
          rolldownOptions: {
            output: { codeSplitting: { groups: [{ name: styleSheetOf, debugName: 'style sheets' }, ...scriptGroups] } },
          },
        },
      },
      ssr: { resolve: { external: unbundled } },
    },
  },
});
