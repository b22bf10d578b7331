import { countFailure, failureLimit, noFailures } from '../../../web/image-failures.ts';

/** Event on the document: a picture failed to load. */
export const imageLoadFailed = 'imageLoadFailed';

export type ImageLoadFailure = {
  element: HTMLImageElement;
  /** The value of the closest `data-item-id` or `data-campaign`, or 'unknown'. */
  itemId: string;
};

let log = noFailures;

const report = (element: HTMLImageElement): void => {
  const item = element.closest<HTMLElement>('[data-item-id], [data-campaign]');
  // a broken picture would shrink to its text
  const [width, height] = [element.getAttribute('width'), element.getAttribute('height')];
  if (width && height) element.style.aspectRatio = `${width} / ${height}`;
  const itemId = item?.dataset['itemId'] ?? item?.dataset['campaign'] ?? 'unknown';
  document.dispatchEvent(new CustomEvent<ImageLoadFailure>(imageLoadFailed, { detail: { element, itemId } }));
  const { log: next, isRaised } = countFailure(log, Date.now());
  log = next;
  if (isRaised)
    console.error(`${failureLimit} pictures failed to load within five minutes; the last: ${element.currentSrc}`);
};

const hasFailed = ({ complete, currentSrc, naturalWidth }: HTMLImageElement) =>
  complete && currentSrc !== '' && naturalWidth === 0;

/** Reports pictures that fail to load, and those that have already failed. */
export const watchImages = (): void => {
  // error events of images do not bubble
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && report(target), true);
  [...document.images].filter(hasFailed).forEach(report);
};
