'use client';

import type { ComponentType } from 'react';
import { useEffect, useRef, useState } from 'react';

import { loadPart } from '../../client/load-part.ts';
import { onceVisible } from '../../client/once-visible.ts';
import type { RotatorOptions } from '../rotator-options.ts';
import styles from './rotator-controls.module.css';
import type { RotatorControlsProps } from './rotator-controls.tsx';

type Live = { Controls: ComponentType<RotatorControlsProps>; rotator: HTMLElement };

/** Loads the buttons of a rotator and Swiper near the viewport; until then the row scrolls. */
export function RotatorBar({ id, options }: { id: string; options: RotatorOptions }) {
  const bar = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<Live>();

  useEffect(() => {
    const rotator = bar.current?.parentElement;
    if (!rotator) return;
    let isGone = false;
    const stop = onceVisible(rotator, async () => {
      const { RotatorControls } = await loadPart(() => import('./rotator-controls.tsx'));
      if (!isGone) setLive({ Controls: RotatorControls, rotator });
    });
    return () => {
      isGone = true;
      stop();
    };
  }, []);

  return (
    <div ref={bar} className={styles.bar}>
      {live && <live.Controls id={id} options={options} rotator={live.rotator} />}
    </div>
  );
}
