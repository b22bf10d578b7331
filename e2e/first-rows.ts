import type { Page } from '@playwright/test';

import type { SampledName } from './samples.ts';

/** Pages that are named after what they list, with what counts as a row. */
const rowsOf: Partial<Record<SampledName, string>> = {
  schedule: 'ol > li[data-at]',
  calendar: '.sidearm-calendar-schedule-event',
  sportCalendar: '.sidearm-calendar-schedule-event',
  results: 'tbody tr',
  boxscore: '[data-panel]:not([data-panel="game"]) :is(tbody tr, li, dl > div), #game dl > div',
  concurrentGames: 'article',
  cumeStats: 'tbody tr',
  records: 'tbody tr',
  standings: 'tbody tr',
  opponentHistoryList: 'tbody tr',
  opponentHistory: '.sidearm-opponent-history__item',
  roster: '[aria-label="Players"] :is(li, tbody tr)',
  coaches: 'tbody tr',
  coachingRecordsByYear: 'tbody tr',
  coachingRecordsOverall: 'tbody tr',
  historicalRoster: 'tbody tr',
  sportHistoricalRoster: 'tbody tr',
  staffDirectory: 'tbody tr',
  staffDepartment: 'tbody tr',
  sportStaff: 'tbody tr',
  archives: 'dl > div',
  sportArchives: 'tbody tr',
  news: 'article',
  sportNews: 'article',
  tags: 'li',
  tag: 'article',
  galleries: 'article',
  videos: 'article',
  playlist: 'li',
  podcasts: 'ul > li',
  documents: 'ul > li',
  publications: 'ul > li',
  partners: 'ul > li',
  socialAccounts: 'ul > li',
  facilities: 'ul > li',
  sections: 'ul > li',
  forms: 'ul > li',
  tickets: 'section[aria-labelledby="next"], section > ul > li',
  honorsHome: 'section li',
  honors: 'section li',
  awards: 'section li',
  award: 'section li',
  allAmericans: 'tbody tr',
  moments: 'ol > li',
  sportMoments: 'ol > li',
  clippings: 'ul > li',
  coverage: 'ul > li',
  rssFeeds: 'ul > li',
};

export const hasList = (name: SampledName): boolean => name in rowsOf;

/**
 * The bottom edge of a row below an alert of two lines, in px below the top of the page; of the last one if there are fewer.
 * Undefined if the page lists nothing. Controls are no rows.
 */
export const bottomOfRow = (page: Page, name: SampledName, row: number): Promise<number | undefined> =>
  page.evaluate(
    ({ rows, row }) => {
      const alert = document.createElement('div');
      alert.style.height = innerWidth < 768 ? '49px' : '45px';
      if (!document.querySelector('[data-alert]:not([hidden])')) document.body.prepend(alert);
      const bottoms = [...document.querySelectorAll(`main :is(${rows})`)]
        .filter((each) => !each.closest('nav, details') && each.checkVisibility() && each.textContent?.trim())
        .map((each) => Math.round(each.getBoundingClientRect().bottom + scrollY))
        .sort((a, b) => a - b);
      alert.remove();
      return bottoms[Math.min(row, bottoms.length) - 1];
    },
    { rows: rowsOf[name] ?? ':not(*)', row },
  );
