import { Swiper } from 'swiper';
import { Autoplay } from 'swiper/modules';

import type { RotatorOptions } from '../rotator-options.ts';
import { swiperParameters } from './swiper-parameters.ts';

/** The 0-based current one of the positions at which a rotator can stop. */
export type Position = { stop: number; stops: number };

export type Slider = {
  next: () => void;
  previous: () => void;
  goTo: (stop: number) => void;
  setRotating: (isRotating: boolean) => void;
  destroy: () => void;
};

type Reader = {
  /** prefers-reduced-motion. */
  isStill: boolean;
  onMove: (position: Position) => void;
  onSwipe: () => void;
};

/** Hands a row of slides over to Swiper at its scroll position. Slides out of view are inert. */
export const createSlider = (
  viewport: HTMLElement,
  options: RotatorOptions,
  { isStill, onMove, onSwipe }: Reader,
): Slider => {
  const slides = [...viewport.querySelectorAll<HTMLElement>('.swiper-slide')];
  const initialSlide = slides.findIndex(
    ({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth / 2 > viewport.scrollLeft,
  );
  viewport.scrollLeft = 0;

  const swiper = new Swiper(viewport, { modules: [Autoplay], ...swiperParameters(options, { isStill, initialSlide }) });
  const report = () => {
    for (const slide of swiper.slides) slide.inert = !slide.classList.contains('swiper-slide-visible');
    onMove({ stop: swiper.snapIndex, stops: swiper.snapGrid.length });
  };
  swiper.on('progress', report);
  swiper.on('snapIndexChange', report);
  swiper.on('snapGridLengthChange', report);
  swiper.on('sliderFirstMove', onSwipe);
  report();

  // browsers scroll focused elements into view
  const showFocused = ({ target }: FocusEvent) => {
    viewport.scrollLeft = 0;
    swiper.slideTo(swiper.slides.findIndex((slide) => target instanceof Node && slide.contains(target)));
  };
  viewport.addEventListener('focusin', showFocused);

  return {
    next: () => void swiper.slideNext(),
    previous: () => void swiper.slidePrev(),
    goTo: (stop) => void swiper.slideTo(stopToSlide(swiper, stop)),
    setRotating: (isRotating) => {
      if (options.delay === undefined || isRotating === swiper.autoplay.running) return;
      if (isRotating) swiper.autoplay.start();
      else swiper.autoplay.stop();
    },
    destroy: () => {
      viewport.removeEventListener('focusin', showFocused);
      for (const slide of slides) slide.inert = false;
      swiper.destroy();
    },
  };
};

/** The first visible slide at a stop. */
const stopToSlide = ({ snapGrid, slidesGrid }: Swiper, stop: number) => {
  const offset = snapGrid[stop] ?? 0;
  const slide = slidesGrid.findIndex((start) => start >= offset - 1);
  return slide === -1 ? slidesGrid.length - 1 : slide;
};
