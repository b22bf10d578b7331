import { globSync } from 'node:fs';
import path from 'node:path';

import { defineConfig } from 'waku/config';

import { defineBuildId } from './src/waku/build/build-id.ts';
import { styleSheetsOnce } from './src/waku/build/style-sheets-once.ts';

/** Packages that read their own files or native parts at run time: they stay outside the server bundle. */
const unbundled = ['@electric-sql/pglite', '@node-rs/argon2', 'pg', 'pino', 'prom-client', 'sharp'];

/** Features that are around every page. */
const aroundPages = ['layout', 'alerts', 'splash', 'login'];

/** One style sheet for what pages share and one for each feature: a document names every further one again and again. */
const styleSheetOf = (file: string): string | null => {
  if (!/\/src\/.*\.css$/.test(file)) return null;
  // a box score does without what only its game center shows
  if (file.includes('/src/features/game/center/')) return 'game-center';
  // only the search and the page for missing addresses show it
  if (file.includes('/src/ui/search-form')) return 'search-form';
  const [, feature] = /\/src\/features\/([^/]+)\//.exec(file) ?? [];
  return !feature || aroundPages.includes(feature) ? 'site' : feature;
};

/** Set by scripts/build.ts: the same sources result in the same build. */
const buildId = process.env['BUILD_ID'];

/** Shown with the page: videos, countdowns and the addresses of pictures. */
const media =
  /\/src\/(?:domain\/(?:countdown|video)|ui\/(?:image-address|client\/(?:countdown|tick-down|video-player)))/;

/** Client state, and the control of all rotators, which most pages load a while after everything else. */
const state =
  /\/node_modules\/jotai\/|\/src\/ui\/(?:client\/tab-storage|rotator\/client\/(?:rotator-atoms|pause-all-button\.tsx))/;

/** What follows games: pages without one, or whose game is far away, never load it. What only a game center shows comes with its page. */
const live =
  /\/src\/(?:domain\/(?:live\/|clock-text|game-state|text)|ui\/(?:absent|live\/(?!client\/(?:announce|live-scores|live-title|score-|title-score))|game-(?:result|status)|result-mark|score)\b)/;

/** Loaded together as soon as the page is interactive. */
const behaviors =
  /\/src\/(?:features\/(?:layout\/client\/|alerts\/client\/watch-alerts)|ui\/(?:promotion\/client\/|client\/scroll-rows|scroll-start))[\w-]*\.ts$/;

/** Loaded together once the page has loaded, or earlier when the reader is about to follow a link. */
const navigation =
  /\/src\/(?:routing\/(?:routes|route-path)|domain\/image-failures|ui\/(?:breakpoints|navigation\/client\/(?!soft-|offline-|after-load|address|signals)[\w-]+))\.ts$/;

/** What the first scripts of most pages have in common. Statistics and the box score's parts come with the pages of a game. */
const shared = /\/src\/(?:domain\/(?!stats\/)|ui\/(?!client\/toggle-switch)|waku\/client\/).*\.tsx?$/;

/** One style sheet for the islands of most pages, and one script for what several share: on a slow line a further file costs more than its bytes. */
const islandGroups = [
  { name: 'islands', test: /\/src\/(?:ui|third-party\/ads|features\/(?:layout|errors|schedule|home))\/.*\.css$/ },
  { name: 'media', test: media, minShareCount: 2 },
  { name: 'state', test: state },
  // it takes from its neighbours here, and none takes from it: in a circle one begins before what it needs is there
  { name: 'live', test: live },
  { name: 'navigation', test: navigation },
  { name: 'behaviors', test: behaviors },
  { name: 'shared', test: shared, minShareCount: 2 },
  { name: 'splash', test: /\/src\/features\/splash\// },
];

/** Islands that are a few lines each and on every page: those that the server bundle holds together are one script. */
const slots = { name: 'slots', test: /\/src\/ui\/(?:markup\/)?client\/(?:markup-slot|meta-slot|hide-on-error)\.tsx$/ };

/** In an order that is the same wherever the site is built. */
const styleModules = globSync('src/**/*.module.css').sort();

const lettersOf = (number: number): string =>
  (number < 26 ? '' : lettersOf(Math.floor(number / 26) - 1)) + String.fromCharCode(97 + (number % 26));

/** A class's name in a build, the number of its file in letters and its own within: a schedule says 1,300 of them. */
const shortName = (name: string, file: string, css: string): string => {
  const module = styleModules.indexOf(path.relative('.', file));
  const names = new Set(Array.from(css.matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi), ([, found]) => found));
  const number = [...names].indexOf(name);
  if (module < 0 || number < 0) throw new Error(`No class "${name}" in ${file}`);
  return `${lettersOf(module)}${number}`;
};

export default defineConfig({
  vite: {
    css: buildId ? { modules: { generateScopedName: shortName } } : {},
    define: buildId ? defineBuildId(buildId) : {},
    plugins: [styleSheetsOnce('/src/features/layout/document-head.tsx')],
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
            output: { codeSplitting: { groups: [{ name: styleSheetOf, debugName: 'style sheets' }, slots] } },
          },
        },
      },
      ssr: { resolve: { external: unbundled } },
    },
  },
});
