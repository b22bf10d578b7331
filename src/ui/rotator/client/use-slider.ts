import { useEffect, useState } from 'react';

import type { RotatorOptions } from '../rotator-options.ts';
import type { Position, Slider } from './slider.ts';
import { createSlider } from './slider.ts';

type Wish = { isRotating: boolean; onSwipe: () => void };

/** Brings the slides of a rotator to life as long as the component is there. */
export function useSlider(rotator: HTMLElement, options: RotatorOptions, { isRotating, onSwipe }: Wish) {
  const [position, setPosition] = useState<Position>({ stop: 0, stops: 1 });
  const [slider, setSlider] = useState<Slider>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the wishes reach the slider below
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

  const turns = isRotating && position.stops > 1;
  useEffect(() => {
    slider?.setRotating(turns);
    // what moves by itself is not read out
    rotator.querySelector('[data-slides]')?.setAttribute('aria-live', turns ? 'off' : 'polite');
  }, [slider, rotator, turns]);

  return { slider, ...position };
}
