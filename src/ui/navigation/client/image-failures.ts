import { countFailure, failureLimit, noFailures } from '../../../domain/image-failures.ts';

/** Tells of a picture that did not load; on the document, so that whoever cares may hear it. */
export const imageLoadFailed = 'imageLoadFailed';

export type ImageLoadFailure = {
  element: HTMLImageElement;
  /** Of the `data-item-id` or `data-campaign` around it, else 'unknown'. */
  itemId: string;
};

let log = noFailures;

const report = (element: HTMLImageElement): void => {
  const item = element.closest<HTMLElement>('[data-item-id], [data-campaign]');
  const itemId = item?.dataset['itemId'] ?? item?.dataset['campaign'] ?? 'unknown';
  document.dispatchEvent(new CustomEvent<ImageLoadFailure>(imageLoadFailed, { detail: { element, itemId } }));
  const { log: next, isRaised } = countFailure(log, Date.now());
  log = next;
  if (isRaised)
    console.error(`${failureLimit} pictures failed to load within five minutes; the last: ${element.currentSrc}`);
};

const hasFailed = ({ complete, currentSrc, naturalWidth }: HTMLImageElement) =>
  complete && currentSrc !== '' && naturalWidth === 0;

/** Watches every picture of the site, for as long as the document lives; those that failed before, too. */
export const watchImages = (): void => {
  // errors of pictures do not bubble
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && report(target), true);
  [...document.images].filter(hasFailed).forEach(report);
};
