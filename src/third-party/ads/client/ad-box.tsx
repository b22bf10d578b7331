'use client';

import { useEffect, useRef } from 'react';

import { loadPart } from '../../../ui/client/load-part.ts';
import type { AdServices } from '../ad-services.ts';
import styles from '../ad-slot.module.css';
import type { AdSlotName } from '../slots.ts';
import type { AdTargeting } from '../targeting.ts';

type Props = { name: AdSlotName; services: AdServices; targeting: AdTargeting };

/** The element that an ad is loaded into. */
export function AdBox({ name, services, targeting }: Props) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const place = box.current;
    if (!place) return;
    const leaving = new AbortController();
    void loadPart(() => import('./start-ad.ts'), { name: null }).then(({ startAd }) => {
      if (!leaving.signal.aborted) startAd({ name, services, targeting, place }, leaving.signal);
    });
    return () => leaving.abort();
  }, [name, services, targeting]);

  return <div ref={box} className={styles.ad} />;
}
