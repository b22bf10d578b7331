import styles from '../visually-hidden.module.css';

const regionId = 'announcements';
/** A region has to be there before its text changes, or some screen readers miss it; in milliseconds. */
export const announceAfter = 100;

let waiting: ReturnType<typeof setTimeout> | undefined;

/**
 * Tells readers who cannot see it what has just changed, when they are done with what they hear. All of the site
 * speaks through one live region; the last of several announcements at once is heard.
 */
export function announce(text: string): void {
  const region = document.getElementById(regionId) ?? createRegion();
  // the same words twice are heard twice
  region.textContent = '';
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    region.textContent = text;
  }, announceAfter);
}

function createRegion(): HTMLElement {
  const region = document.createElement('div');
  region.id = regionId;
  region.className = styles['hidden'] ?? '';
  region.setAttribute('role', 'status');
  document.body.append(region);
  return region;
}
