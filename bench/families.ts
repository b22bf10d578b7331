/** What a page of a family may cost. Ratios compare with the same bytes from memory by plain `node:http` in the same run. */
export type FamilyBudget = {
  /** Processor time of the server process for a response, relative to the yardstick. */
  cost: number;
  /** p99 of all responses of the run with 16 connections, relative to their p50. */
  tail: number;
  /** The longest time in milliseconds for which the event loop did nothing else. */
  stall: number;
  /** Bytes, compressed. */
  htmlGzip: number;
  jsGzip: number;
  cssGzip: number;
  /** Share of the hydration payload in the raw HTML. */
  payloadShare: number;
};

const usual = {
  tail: 3,
  /** Of one run; the longest stall of the same page differs by a factor of three between runs. */
  stall: 340,
  htmlGzip: 30_000,
  jsGzip: 100_000,
  cssGzip: 15_000,
  payloadShare: 0.5,
} satisfies Partial<FamilyBudget>;

type Family = {
  /** The names of its routes: pages that are built alike. One of them is measured. */
  routes: readonly string[];
  budget: FamilyBudget;
};

/** Every route of the site belongs to one family. */
export const families = {
  home: {
    routes: ['home', 'sport', 'splash', 'hiddenSplash'],
    budget: { ...usual, cost: 230, htmlGzip: 25_000, jsGzip: 110_000 },
  },
  schedule: {
    routes: [
      'schedule',
      'printSchedule',
      'textSchedule',
      'pdfSchedule',
      'txtSchedule',
      'csvSchedule',
      'results',
      'printResults',
    ],
    budget: { ...usual, cost: 90, htmlGzip: 14_000, payloadShare: 0.4 },
  },
  calendar: {
    routes: ['calendar', 'sportCalendar', 'printCalendar', 'printSportCalendar', 'subscribeCalendar', 'onThisDay'],
    budget: { ...usual, cost: 210, stall: 150 },
  },
  'box score': {
    routes: ['boxscore', 'pdfBoxscore', 'gameCenter', 'concurrentGames'],
    budget: { ...usual, cost: 95 },
  },
  roster: {
    routes: [
      'roster',
      'hiddenRoster',
      'printRoster',
      'pdfRoster',
      'rosterBio',
      'hiddenRosterBio',
      'coaches',
      'coachBio',
      'supportStaffBio',
      'sportStaff',
      'historicalRoster',
      'sportHistoricalRoster',
      'staffDirectory',
      'printStaffDirectory',
      'staffDepartment',
      'staffBio',
    ],
    budget: { ...usual, cost: 120 },
  },
  statistics: {
    routes: ['cumeStats', 'pdfCumeStats', 'standings'],
    budget: { ...usual, cost: 75, payloadShare: 0.4 },
  },
  'record book': {
    routes: ['records', 'coachingRecordsByYear', 'coachingRecordsOverall'],
    budget: { ...usual, cost: 110 },
  },
  'opponent history': {
    routes: ['opponentHistoryList', 'opponentHistory'],
    budget: { ...usual, cost: 135 },
  },
  story: {
    routes: [
      'story',
      'hiddenStory',
      'gallery',
      'video',
      'episode',
      'publication',
      'facility',
      'inductee',
      'award',
      'allAmerican',
    ],
    budget: { ...usual, cost: 160 },
  },
  list: {
    routes: [
      'news',
      'sportNews',
      'author',
      'tags',
      'tag',
      'rssFeeds',
      'clippings',
      'coverage',
      'galleries',
      'videos',
      'playlist',
      'podcasts',
      'podcast',
      'rssPodcast',
      'facilities',
      'documents',
      'publications',
      'partners',
      'socialAccounts',
      'sections',
      'archives',
      'sportArchives',
      'honorsHome',
      'honors',
      'awards',
      'allAmericans',
      'moments',
      'sportMoments',
      'sportFile',
      'hiddenSportFile',
      'protectedSportFile',
      'tickets',
      'search',
      'notFound',
      'offline',
      'hiddenStyle',
    ],
    budget: { ...usual, cost: 150 },
  },
  form: {
    routes: [
      'forms',
      'form',
      'hiddenForm',
      'protectedForm',
      'formResults',
      'hiddenFormResults',
      'subscribe',
      'unsubscribed',
      'notifications',
      'order',
      'login',
      'forgotPassword',
      'resetPassword',
      'hiddenAccount',
      'hiddenPassword',
      'hiddenFactor',
    ],
    budget: { ...usual, cost: 250, stall: 150, htmlGzip: 12_000 },
  },
} as const satisfies Record<string, Family>;

export type FamilyName = keyof typeof families;
