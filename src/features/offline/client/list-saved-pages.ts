import { savedCaches } from '../../../routing/saved-pages.ts';

export type SavedPage = { path: string; title: string };

/** Maximum number of pages in the list. */
const longest = 24;

/**
 * The documents that the service worker has saved, last visited first. Titles do not include the college's name.
 *
 * @param except the path of the offline page
 */
export const listSavedPages = async (except: string): Promise<SavedPage[]> => {
  const cache = await caches.open(savedCaches.pages);
  const requests = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== except);
  const last = requests.reverse().slice(0, longest);
  return Promise.all(
    last.map(async (request) => {
      const { pathname, search } = new URL(request.url);
      const text = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? '';
      const { title } = new DOMParser().parseFromString(text, 'text/html');
      return { path: pathname + search, title: title.replace(/ - [^-]*$/, '') || pathname };
    }),
  );
};
