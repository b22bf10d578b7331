import { existsSync } from 'node:fs';
import path from 'node:path';

/** Files such as `src/ui/games/score.tsx` and folders such as `src/ui/live/`, without what `except` names. */
export type FileSet = { files: readonly string[]; except?: readonly string[] };

/** Modules that are loaded together, each in a script of its own. A module is in the first of them that has it. */
export const scripts = {
  /** Islands of schedules. The code that shows times in the reader's zone loads on demand. */
  schedule: {
    files: [
      'src/features/schedule/client/changed-rows.tsx',
      'src/features/schedule/client/mark-changes.ts',
      'src/features/schedule/client/reader-times.tsx',
      'src/features/schedule/client/row-change.ts',
    ],
  },
  /** Videos, countdowns and picture URLs, used during hydration. */
  media: {
    files: [
      'src/domain/countdown.ts',
      'src/domain/video.ts',
      'src/ui/client/countdown.tsx',
      'src/ui/client/tick-down.ts',
      'src/ui/client/video-player.tsx',
    ],
  },
  /** Client state and the pause-all-rotators button, which load late on most pages. */
  state: {
    files: [
      'src/ui/client/tab-storage.ts',
      'src/ui/rotator/client/pause-all-button.tsx',
      'src/ui/rotator/client/rotator-atoms.ts',
    ],
  },
  /** Live updates, loaded only around game time. Parts of the game center belong to its page. */
  live: {
    files: [
      'src/domain/live/',
      'src/ui/live/',
      'src/domain/clock-text.ts',
      'src/domain/game-state.ts',
      'src/ui/games/game-result.tsx',
      'src/ui/games/game-status.tsx',
      'src/ui/games/interrupted-status.ts',
      'src/ui/games/result-mark.tsx',
      'src/ui/games/score.tsx',
      'src/ui/games/team-logo.tsx',
      'src/ui/tables/absent.tsx',
      'src/web/text-document.ts',
      'src/web/text.ts',
    ],
    except: [
      'src/ui/live/client/announce-scores.tsx',
      'src/ui/live/client/live-scores.tsx',
      'src/ui/live/client/live-title.tsx',
      'src/ui/live/client/score-announcement.ts',
      'src/ui/live/client/score-icon.ts',
      'src/ui/live/client/score-sound.tsx',
      'src/ui/live/client/score-tone.ts',
      'src/ui/live/client/title-score.ts',
    ],
  },
  /** Loaded a second after the page. */
  background: {
    files: [
      'src/ui/breakpoints.ts',
      'src/ui/navigation/client/background-tasks.ts',
      'src/ui/navigation/client/builds.ts',
      'src/ui/navigation/client/chunk-errors.ts',
      'src/ui/navigation/client/image-failures.ts',
      'src/ui/navigation/client/outdated.ts',
      'src/ui/navigation/client/reload-guard.ts',
      'src/ui/navigation/client/saved-mark.ts',
      'src/ui/navigation/client/saved-time.ts',
      'src/ui/navigation/client/service-worker.ts',
      'src/ui/navigation/client/viewport-cookie.ts',
      'src/web/image-failures.ts',
    ],
  },
  /** Loaded when the reader is about to follow a link. */
  navigation: {
    files: [
      'src/routing/route-path.ts',
      'src/routing/routes.ts',
      'src/routing/tables/department.ts',
      'src/routing/tables/fans.ts',
      'src/routing/tables/history.ts',
      'src/routing/tables/media.ts',
      'src/routing/tables/news.ts',
      'src/routing/tables/schedules.ts',
      'src/routing/tables/site.ts',
      'src/routing/tables/statistics.ts',
      'src/routing/tables/teams.ts',
      'src/routing/variants.ts',
      'src/ui/navigation/client/intent.ts',
      'src/ui/navigation/client/may-prefetch.ts',
      'src/ui/navigation/client/morph.ts',
      'src/ui/navigation/client/navigation.ts',
      'src/ui/navigation/client/page-change.ts',
      'src/ui/navigation/client/prefetch-queue.ts',
      'src/ui/navigation/client/repaint.ts',
      'src/ui/navigation/client/runtime.ts',
      'src/ui/navigation/client/scroll-restoration.ts',
      'src/ui/navigation/client/smooth-scroll.ts',
    ],
  },
  /** Loaded as soon as the page is interactive. */
  behaviors: {
    files: [
      'src/features/alerts/client/watch-alerts.ts',
      'src/features/layout/client/behaviors.ts',
      'src/features/layout/client/complete-menu.ts',
      'src/features/layout/client/main-menu-hover.ts',
      'src/features/layout/client/off-canvas-menu.ts',
      'src/features/layout/client/recent-sports.ts',
      'src/features/layout/client/search-form.ts',
      'src/ui/client/scroll-rows.ts',
      'src/ui/promotion/client/count-impressions.ts',
      'src/ui/promotion/client/impression-batch.ts',
      'src/ui/promotion/client/pick-one.ts',
      'src/ui/promotion/client/send-impressions.ts',
      'src/ui/promotion/client/start-promotion.ts',
      'src/ui/tables/scroll-start.ts',
    ],
  },
  /** The scripts that show the fields of a form; those that check and submit it load later. */
  'form-fields': {
    files: [
      'src/forms/calendar-date.ts',
      'src/forms/definition.ts',
      'src/forms/field-kinds.ts',
      'src/forms/other-answer.ts',
      'src/forms/read-answers.ts',
      'src/forms/visibility.ts',
      'src/ui/forms/client/answers-in.ts',
      'src/ui/forms/client/listen-to-entry.ts',
    ],
  },
  /** Modules of the scripts of most pages. Statistics and parts of box scores belong to game pages. */
  shared: {
    files: ['src/domain/', 'src/forms/', 'src/web/', 'src/ui/', 'src/waku/client/', 'src/routing/service-addresses.ts'],
    except: ['src/domain/stats/', 'src/ui/client/toggle-switch.tsx'],
  },
  /** Only home pages have it. */
  splash: {
    files: ['src/features/splash/'],
  },
} as const satisfies Record<string, FileSet>;

/** Islands that the server bundle puts into one script: the tiny ones. */
export const slots: FileSet = {
  files: [
    'src/ui/client/hide-on-error.tsx',
    'src/ui/client/view-switch.tsx',
    'src/ui/markup/client/markup-slot.tsx',
    'src/ui/markup/client/meta-slot.tsx',
  ],
};

/** Styles of islands on most pages. Few pages have line scores, tables, forms or photo viewers. */
export const islandStyles: FileSet = {
  files: [
    'src/ui/',
    'src/third-party/ads/',
    'src/features/layout/',
    'src/features/errors/',
    'src/features/schedule/',
    'src/features/home/',
  ],
  except: [
    'src/ui/forms/',
    'src/ui/photos/',
    'src/ui/games/line-score.module.css',
    'src/ui/tables/stat-table.module.css',
    'src/features/layout/client/suggestions.module.css',
  ],
};

/** Style sheets besides that of the shell and those of features. A file is in the first that has it. */
export const styleSheets: Readonly<Record<string, FileSet>> = {
  /** Box scores use only its board. */
  'game-center': {
    files: ['src/features/game/center/'],
    except: ['src/features/game/center/board.module.css'],
  },
  'concurrent-games': {
    files: ['src/features/game/concurrent/'],
  },
  calendar: {
    files: ['src/features/schedule/calendar/'],
  },
  /** Used only by the search and not-found pages. */
  'search-form': {
    files: ['src/ui/controls/search-form.module.css'],
  },
  /** The shell has only the bar of staff. */
  login: {
    files: ['src/features/login/account-page.module.css', 'src/features/login/login-page.module.css'],
  },
  print: {
    files: ['src/ui/print/'],
  },
  /** Used by stories, galleries and publications. */
  reading: {
    files: ['src/ui/photos/', 'src/ui/stories/story-text.module.css'],
  },
  forms: {
    files: ['src/ui/forms/'],
  },
  tables: {
    files: ['src/ui/tables/stat-table.module.css', 'src/ui/tables/text-table.module.css'],
  },
  game: {
    files: ['src/ui/games/line-score.module.css'],
  },
  /** Used by lists with filters, and by bios. */
  lists: {
    files: [
      'src/ui/controls/filter-form.module.css',
      'src/ui/controls/phone-disclosure.module.css',
      'src/ui/page/card-title.module.css',
      'src/ui/page/jump-links.module.css',
      'src/ui/page/share-bar.module.css',
      'src/ui/stories/tag-links.module.css',
    ],
  },
  /** Used by home pages, stories and social media. */
  cards: {
    files: ['src/ui/games/game-card.module.css', 'src/ui/sports/social-post-grid.module.css', 'src/ui/standings/'],
  },
  /** Used by bios. */
  person: {
    files: ['src/ui/people/fact-list.module.css', 'src/ui/people/person-header.module.css'],
  },
  /** Used by bios and statistics. */
  chart: {
    files: ['src/ui/chart/'],
  },
  results: {
    files: ['src/features/schedule/results-page.module.css', 'src/features/schedule/results-table.module.css'],
  },
};

const names = (entries: readonly string[], file: string): boolean =>
  entries.some((entry) => (entry.endsWith('/') ? file.startsWith(entry) : file === entry));

/** Whether a module of the build is in a set. */
export function isIn({ files, except = [] }: FileSet, id: string): boolean {
  const file = path.relative('.', id);
  return names(files, file) && !names(except, file);
}

/** Files and folders of these lists that do not exist. */
export const missingFiles = (): string[] =>
  [...Object.values<FileSet>(scripts), slots, islandStyles, ...Object.values(styleSheets)]
    .flatMap(({ files, except = [] }) => [...files, ...except])
    .filter((file) => !existsSync(file));
