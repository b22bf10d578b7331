import type { ReactNode } from 'react';
import { Children } from 'react';

/** The slides of a rotator, one for each child, for use in a markup part. The class names are Swiper's. */
export const Slides = ({ children }: { children: ReactNode }) => {
  const slides = Children.toArray(children);
  return (
    <div className="swiper-wrapper" data-slides="">
      {slides.map((slide, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: finished markup never changes
          key={index}
          className="swiper-slide"
          role="group"
          aria-roledescription="slide"
          aria-label={`${index + 1} of ${slides.length}`}
        >
          {slide}
        </div>
      ))}
    </div>
  );
};
