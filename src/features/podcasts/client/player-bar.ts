import { formatClock } from '../../../web/duration.ts';
import { close, getPlayback, seek, subscribe, toggle } from './playback.ts';
import styles from './player-bar.module.css';

/**
 * The bar at the bottom of the window that controls an episode while the reader moves through the site. It is outside the React tree,
 * so that it survives page changes, and is loaded when an episode is first played.
 */
export function createPlayerBar(): void {
  const bar = create('section', { className: styles.bar, ariaLabel: 'Podcast player' });
  bar.dataset['ground'] = 'board';
  const button = create('button', { type: 'button', className: styles.toggle });
  const link = create('a', { className: styles.title });
  const title = create('strong', {});
  const show = create('span', {});
  link.append(title, show);
  const range = create('input', { type: 'range', min: '0', step: '1', ariaLabel: 'Position' });
  const time = create('span', { className: styles.time });
  const end = create('button', { type: 'button', className: styles.close, ariaLabel: 'Close the player' });
  end.append(icon('close'));
  bar.append(button, link, range, time, end);
  document.body.append(bar);

  button.addEventListener('click', () => {
    const { track } = getPlayback();
    if (track) toggle(track);
  });
  range.addEventListener('input', () => seek(Number(range.value)));
  end.addEventListener('click', close);

  let shownIcon: string | undefined;
  const draw = () => {
    const { track, isPlaying, position, duration, openPage, hasFailed } = getPlayback();
    const isShown = track !== undefined && track.id !== openPage;
    bar.hidden = !isShown;
    document.documentElement.classList.toggle(styles.withBar ?? '', isShown);
    if (!track || !isShown) return;
    const name = isPlaying ? 'pause' : 'play';
    if (name !== shownIcon) {
      shownIcon = name;
      button.replaceChildren(icon(name));
      button.ariaLabel = isPlaying ? 'Pause' : 'Play';
    }
    setText(title, track.title);
    setText(show, hasFailed ? 'The audio could not be loaded' : track.show);
    if (link.getAttribute('href') !== track.page) link.href = track.page;
    const length = Number.isFinite(duration) ? duration : 0;
    range.max = String(Math.floor(length));
    range.value = String(Math.floor(position));
    range.ariaValueText = `${formatClock(position)} of ${formatClock(length)}`;
    setText(time, `${formatClock(position)} / ${length ? formatClock(length) : '–'}`);
  };
  subscribe(draw);
  draw();
}

const create = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<Record<string, string | undefined>>,
): HTMLElementTagNameMap[Tag] => Object.assign(document.createElement(tag), properties);

/** Sets text that is updated often only if it differs. */
const setText = (element: HTMLElement, text: string): void => {
  if (element.textContent !== text) element.textContent = text;
};

function icon(name: 'close' | 'pause' | 'play'): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(namespace, 'use');
  use.setAttribute('href', `/icons.svg#${name}`);
  svg.append(use);
  return svg;
}
