'use client';

import { useEffect, useRef } from 'react';

import { onceVisible } from '../../../ui/client/once-visible.ts';
import type { AdServices } from '../ad-services.ts';
import styles from '../ad-slot.module.css';
import { type AdSlotName, adSlots } from '../slots.ts';
import type { AdTargeting } from '../targeting.ts';

type Props = { name: AdSlotName; services: AdServices; targeting: AdTargeting };

/** Gets an ad for its slot near the viewport; at the top of the page at once. */
export function AdBox({ name, services, targeting }: Props) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const place = box.current;
    if (!place) return;
    const leaving = new AbortController();
    const onLeave = (stop: () => void) => leaving.signal.addEventListener('abort', stop);
    const fill = async () => {
      const { startAd } = await import('./start-ad.ts');
      if (!leaving.signal.aborted) onLeave(await startAd({ name, services, targeting, place }));
    };
    if (adSlots[name].isAtTop) void fill();
    else onLeave(onceVisible(place, fill));
    return () => leaving.abort();
  }, [name, services, targeting]);

  return <div ref={box} className={styles.ad} />;
}
