'use client';

import { lazy, Suspense, useEffect, useState } from 'react';

import type { Suppliers } from '../../client/start.ts';
import styles from './consent-control.module.css';

const ConsentBanner = lazy(() => import('./consent-banner.tsx'));

/** Asks the reader about what the college has set up with others, and offers to change the answer. */
export function ConsentControl(suppliers: Suppliers) {
  const [asked, setAsked] = useState<'by us' | 'by the reader'>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what a college has set up holds for the document
  useEffect(() => {
    import('../../client/start.ts').then(({ start }) => start(suppliers, () => setAsked('by us')));
  }, []);

  async function change() {
    const { openManager } = await import('./outside-manager.ts');
    if (!openManager()) setAsked('by the reader');
  }

  return (
    <>
      <p className={styles.place}>
        <button type="button" className={styles.change} onClick={change}>
          Privacy choices
        </button>
      </p>
      {asked && (
        <Suspense>
          <ConsentBanner takesFocus={asked === 'by the reader'} onDone={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  );
}
