import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { defineConfig } from 'waku/config';

import { defineBuildId } from './src/waku/build/build-id.ts';
import { noPrefetchTable } from './src/waku/build/no-prefetch-table.ts';
import { noServerActions } from './src/waku/build/no-server-actions.ts';
import { referencesOfTypes } from './src/waku/build/references-of-types.ts';
import { scriptsAsData } from './src/waku/build/scripts-as-data.ts';
import { namesIn, sharedStylesOnce } from './src/waku/build/shared-styles-once.ts';
import { shortRouteTable } from './src/waku/build/short-route-table.ts';
import { styleSheetsOnce } from './src/waku/build/style-sheets-once.ts';

/** Packages that load native modules or their own files at run time, so they are not bundled. */
const unbundled = ['@node-rs/argon2', 'pg', 'pino', 'prom-client', 'sharp'];

/** Features of the page shell. */
const shellFeatures = ['layout', 'alerts', 'splash', 'login'];

/** One style sheet for the shell and shared parts and one per feature, because documents link every style sheet several times. */
const styleSheetOf = (file: string): string | null => {
  if (!/\/src\/.*\.css$/.test(file)) return null;
  // box scores use only its board
  if (file.includes('/src/features/game/center/') && !file.includes('/board.module')) return 'game-center';
  if (file.includes('/src/features/game/concurrent/')) return 'concurrent-games';
  if (file.includes('/src/features/schedule/calendar/')) return 'calendar';
  // used only by the search and not-found pages
  if (file.includes('/src/ui/controls/search-form')) return 'search-form';
  // the shell has only the bar of staff
  if (/\/src\/features\/login\/(?:account|login)-page/.test(file)) return 'login';
  if (file.includes('/src/ui/print/')) return 'print';
  // used by stories, galleries and publications
  if (/\/src\/ui\/(?:photos\/|stories\/story-text)/.test(file)) return 'reading';
  if (file.includes('/src/ui/forms/')) return 'forms';
  if (/\/src\/ui\/tables\/(?:stat|text)-table/.test(file)) return 'tables';
  if (file.includes('/src/ui/games/line-score')) return 'game';
  // used by lists with filters, and by bios
  if (
    /\/src\/ui\/(?:controls\/(?:filter-form|phone-disclosure)|page\/(?:jump-links|share-bar)|stories\/tag-links)/.test(
      file,
    )
  )
    return 'lists';
  // used by home pages, stories and social media
  if (/\/src\/ui\/(?:games\/game-card|sports\/social-post-grid|standings\/)/.test(file)) return 'cards';
  // used by bios
  if (/\/src\/ui\/people\/(?:fact-list|person-header)/.test(file)) return 'person';
  // used by bios and statistics
  if (file.includes('/src/ui/chart/')) return 'chart';
  if (file.includes('/src/features/schedule/results-')) return 'results';
  const [, feature] = /\/src\/features\/([^/]+)\//.exec(file) ?? [];
  return !feature || shellFeatures.includes(feature) ? 'site' : feature;
};

/** Linked by every document whose islands have modules of them: the shell's by all, those of games by game pages. */
const linkedStyleSheets: readonly (string | null)[] = ['site', 'game', 'game-center'];

/** Set by scripts/build.ts; the same sources produce the same build. */
const buildId = process.env['BUILD_ID'];

/** Videos, countdowns and picture URLs, used during hydration. */
const media = /\/src\/(?:domain\/(?:countdown|video)|ui\/client\/(?:countdown|tick-down|video-player))/;

/** Client state and the pause-all-rotators button, which load late on most pages. */
const state =
  /\/node_modules\/jotai\/|\/src\/ui\/(?:client\/tab-storage|rotator\/client\/(?:rotator-atoms|pause-all-button\.tsx))/;

/** Live updates, loaded only around game time. Parts of the game center belong to its page. */
const live =
  /\/src\/(?:domain\/(?:live\/|clock-text)|web\/text|ui\/(?:tables\/absent|live\/(?!client\/(?:announce|live-scores|live-title|score-|title-score))|games\/(?:game-(?:result|status)|result-mark|score|team-logo))\b)/;

/** Loaded together as soon as the page is interactive. */
const behaviors =
  /\/src\/(?:features\/(?:layout\/client\/(?!suggest|recent-searches)|alerts\/client\/watch-alerts)|ui\/(?:promotion\/client\/|client\/scroll-rows|tables\/scroll-start))[\w-]*\.ts$/;

/** Loaded together a second after the page. */
const background =
  /\/src\/(?:web\/image-failures|ui\/(?:breakpoints|navigation\/client\/(?:background-tasks|builds|chunk-errors|image-failures|outdated|reload-guard|saved-mark|saved-time|service-worker|viewport-cookie)))\.ts$/;

/** Loaded together when the reader is about to follow a link. */
const navigation =
  /\/src\/(?:routing\/(?:routes|route-path|variants|tables\/[\w-]+)|ui\/navigation\/client\/(?!soft-|offline-|after-load|address|entry-key|signals)[\w-]+)\.ts$/;

/** The scripts that show the fields of a form; those that check and submit it load later. */
const formFields =
  /\/src\/(?:forms\/(?:definition|field-kinds|visibility|read-answers|calendar-date|other-answer)|ui\/forms\/client\/(?:answers-in|listen-to-entry))\.ts$/;

/** Modules shared by the scripts of most pages. Statistics and parts of box scores belong to game pages. */
const shared =
  /\/src\/(?:domain\/(?!stats\/)|forms\/|web\/|ui\/(?!client\/toggle-switch)|waku\/client\/|routing\/service-addresses).*\.tsx?$/;

/** Styles of islands on most pages. Few pages have line scores, tables, forms or photo viewers. */
const islandStyles =
  /\/src\/(?:ui\/(?!games\/line-score|tables\/stat-table|forms\/|photos\/)|third-party\/ads\/|features\/(?:layout\/(?!client\/suggest)|errors\/|schedule\/|home\/)).*\.css$/;

/** Islands of schedules. The code that shows times in the reader's zone loads on demand. */
const scheduleIslands = /\/src\/features\/schedule\/client\/(?!show-times|reader-time\.)[\w-]+\.tsx?$/;

/** Few chunks: on a slow connection a request costs more than its bytes. */
const islandGroups = [
  { name: 'islands', test: islandStyles },
  { name: 'schedule', test: scheduleIslands },
  { name: 'media', test: media, minShareCount: 2 },
  { name: 'state', test: state },
  // imports other groups and is imported by none: circular chunks run before their imports are initialized
  { name: 'live', test: live },
  { name: 'background', test: background },
  { name: 'navigation', test: navigation },
  { name: 'behaviors', test: behaviors },
  { name: 'form-fields', test: formFields },
  { name: 'shared', test: shared, minShareCount: 2 },
  { name: 'splash', test: /\/src\/features\/splash\// },
];

/** Groups in the server bundle make one script of several islands: the tiny ones, and those of schedules. */
const scriptGroups = [
  { name: 'slots', test: /\/src\/ui\/(?:markup\/)?client\/(?:markup-slot|meta-slot|hide-on-error|view-switch)\.tsx$/ },
  { name: 'schedule-islands', test: scheduleIslands },
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
