import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Failure = CustomEvent<{ element: object; itemId: string }>;

let images: Image[];
/** The part of a document that is used. */
let page: EventTarget;

/** An `<img>` inside an element with this dataset. */
class Image {
  complete = true;
  currentSrc = '/media/gone.png';
  naturalWidth = 0;
  getAttribute = () => null;
  closest;
  constructor(dataset?: { itemId: string } | { campaign: string }) {
    this.closest = () => (dataset ? { dataset } : null);
  }
}

const fail = (image = new Image()) => {
  const error = new Event('error');
  Object.defineProperty(error, 'target', { value: image });
  page.dispatchEvent(error);
};

const watch = async () => {
  const { watchImages } = await import('./image-failures.ts');
  watchImages();
};

beforeEach(() => {
  vi.resetModules();
  images = [];
  page = Object.defineProperty(new EventTarget(), 'images', { get: () => images });
  vi.stubGlobal('document', page);
  vi.stubGlobal('HTMLImageElement', Image);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a picture that fails to load is reported with the id of its item, or as unknown, even if it failed earlier', async () => {
  const reported: string[] = [];
  page.addEventListener('imageLoadFailed', (event) => reported.push((event as Failure).detail.itemId));
  images = [new Image({ itemId: '7' }), Object.assign(new Image({ itemId: '8' }), { naturalWidth: 640 })];
  await watch();
  fail(new Image({ campaign: '9' }));
  fail();
  expect(reported).toEqual(['7', '9', 'unknown']);
});

test('the 200th failure within five minutes is logged once', async () => {
  const alert = vi.spyOn(console, 'error').mockImplementation(() => {});
  await watch();
  for (let failure = 0; failure < 199; failure += 1) fail();
  expect(alert).not.toHaveBeenCalled();
  for (let failure = 0; failure < 300; failure += 1) fail();
  expect(alert.mock.calls).toEqual([['200 pictures failed to load within five minutes; the last: /media/gone.png']]);
});
