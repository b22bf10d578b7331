'use client';

import { useEffect, useState } from 'react';

import { Button } from '../../../ui/button.tsx';
import styles from '../offline-page.module.css';
import { listSavedPages, type SavedPage } from './list-saved-pages.ts';

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
