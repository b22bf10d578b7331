import styles from '../controls/visually-hidden.module.css';

const regionId = 'announcements';
/** Milliseconds. Some screen readers notice text only if it changes after the region was added. */
export const announceDelay = 100;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Announces a change to screen readers through the site's one polite live region. Of several announcements at once only the
 * last is read.
 */
export function announce(text: string): void {
  const region = document.getElementById(regionId) ?? createRegion();
  // so that a repeated text is announced again
  region.textContent = '';
  clearTimeout(timer);
  timer = setTimeout(() => {
    region.textContent = text;
  }, announceDelay);
}

function createRegion(): HTMLElement {
  const region = document.createElement('div');
  region.id = regionId;
  region.className = styles['hidden'] ?? '';
  region.setAttribute('role', 'status');
  document.body.append(region);
  return region;
}
