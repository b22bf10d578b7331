import { savedCaches } from '../../routing/saved-pages.ts';
import { isCostly } from './is-costly.ts';
import { pageAddress } from './page-address.ts';
import { assets, currentDocuments, files } from './strategies.ts';

const assetAddress = /\/assets\/[\w.-]+\.(?:css|js|woff2)/g;
const fontAddress = /\/fonts\/[\w.-]+\.woff2/g;
/** Milliseconds before a copy is saved again. */
const interval = 3_600_000;

/**
 * Saves a page with its scripts, style sheets and fonts, unless it was saved within the last hour. With data saver, saves only the
 * document.
 *
 * @param event keeps the service worker running
 * @returns the document, or undefined if the page cannot be saved
 */
export const savePage = async (path: string, event: ExtendableEvent): Promise<string | undefined> => {
  const address = pageAddress(new URL(path, location.origin).href);
  if (!address) return undefined;
  const copy = await caches.match(address, { cacheName: savedCaches.pages, ignoreVary: true });
  if (copy && Date.now() - Date.parse(copy.headers.get('date') ?? '') < interval) return copy.text();
  const response = await currentDocuments.handle({ request: new Request(address), event }).catch(() => undefined);
  if (!response?.ok) return undefined;
  const document = await response.text();
  if (isCostly()) return document;
  const save = (strategy: typeof assets | typeof files, found: RegExpMatchArray | null) =>
    [...new Set(found)].map((file) =>
      strategy.handle({ request: new Request(new URL(file, address)), event }).catch(() => undefined),
    );
  await Promise.all([...save(assets, document.match(assetAddress)), ...save(files, document.match(fontAddress))]);
  return document;
};
