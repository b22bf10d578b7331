import { recentSports } from './recent-sports.ts';

/** `href()` without the route table, which loads only when the reader is about to follow a link. */
export const pageOfSport = (slug: string, page: 'stats' | 'news'): string => `/sports/${slug}/${page}`;

/**
 * Opens the sports of the off-canvas menu, most recently visited first, and adds links to their statistics and news, which would be
 * too many for the document of every page.
 */
export function completeMenu(menu: HTMLElement): void {
  const sports = [...menu.querySelectorAll<HTMLElement>('li.sport-home li.sport-home')].reverse();
  const withStatistics = menu.dataset['stats']?.split(' ') ?? [];
  for (const sport of sports) {
    const [pages, slug] = [sport.querySelector(':scope > span'), slugOf(sport)];
    if (!pages || !slug || pages.querySelector('.news')) continue;
    if (withStatistics.includes(slug)) pages.append(link('stats', 'Stats', pageOfSport(slug, 'stats')));
    pages.append(link('news', 'News', pageOfSport(slug, 'news')));
  }
  const recent = recentSports().reverse();
  for (const slug of recent) {
    const sport = sports.find((each) => slugOf(each) === slug);
    sport?.closest('details')?.querySelector('ul')?.prepend(sport);
  }
  const groups = menu.querySelectorAll<HTMLDetailsElement>('li.sport-home > details');
  for (const group of groups) {
    // of elements with the same name, only one can be open
    if (groups.length > 1) group.removeAttribute('name');
    group.open = true;
  }
}

const slugOf = (sport: HTMLElement) => /^\/sports\/([^/]+)$/.exec(sport.querySelector('a')?.pathname ?? '')?.[1];

function link(className: string, title: string, address: string): HTMLElement {
  const element = document.createElement('a');
  element.className = className;
  element.href = address;
  element.textContent = title;
  return element;
}
