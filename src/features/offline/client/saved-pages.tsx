'use client';

import { useEffect, useState } from 'react';

import { savedCaches } from '../../../routing/saved-pages.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from '../offline-page.module.css';

/** A retry button, and the pages that open without a connection, last visited first. */
export function SavedPages({ offlinePage }: { offlinePage: string }) {
  const [pages, setPages] = useState<readonly SavedPage[]>([]);
  useEffect(() => {
    listSavedPages(offlinePage).then(setPages, () => {});
  }, [offlinePage]);
  return (
    <>
      <Button look={{ kind: 'alternate' }} onClick={() => location.reload()}>
        Try again
      </Button>
      {pages.length > 0 && (
        <section className={styles.saved} aria-labelledby="saved-pages">
          <h2 id="saved-pages">Saved pages</h2>
          <ul className={styles.list}>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <a href={path} data-reload="">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type SavedPage = { path: string; title: string };

/** Maximum number of pages in the list. */
const longest = 24;

/**
 * The documents that the service worker has saved, last visited first. Titles do not include the college's name.
 *
 * @param except the path of the offline page
 */
const listSavedPages = async (except: string): Promise<SavedPage[]> => {
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
