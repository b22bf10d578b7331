import { useEffect, useState } from 'react';

import type { RotatorOptions } from '../rotator-options.ts';
import type { Position, Slider } from './slider.ts';
import { createSlider } from './slider.ts';

type Options = { isRotating: boolean; onSwipe: () => void };

/** Runs Swiper on the slides of a rotator while the component is mounted. */
export function useSlider(rotator: HTMLElement, options: RotatorOptions, { isRotating, onSwipe }: Options) {
  const [position, setPosition] = useState<Position>({ stop: 0, stops: 1 });
  const [slider, setSlider] = useState<Slider>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: later values reach the slider in the effect below
  useEffect(() => {
    const viewport = rotator.querySelector('[data-slides]')?.parentElement;
    if (!viewport) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const onMove = ({ stop, stops }: Position) =>
      setPosition((last) => (last.stop === stop && last.stops === stops ? last : { stop, stops }));
    const created = createSlider(viewport, options, { isStill, onMove, onSwipe });
    setSlider(created);
    return created.destroy;
  }, [rotator]);

  const isMoving = isRotating && position.stops > 1;
  useEffect(() => {
    slider?.setRotating(isMoving);
    // screen readers must not read slides that change automatically
    rotator.querySelector('[data-slides]')?.setAttribute('aria-live', isMoving ? 'off' : 'polite');
  }, [slider, rotator, isMoving]);

  return { slider, ...position };
}
