import { countClicks } from './count-clicks.ts';
import { countImpressions } from './count-impressions.ts';
import { showPicked } from './pick-one.ts';

type Options = {
  /** Id of the page view; undefined disables counting. */
  view: string | undefined;
  /** Key of the random pick; undefined shows all campaigns. */
  picks: string | undefined;
};

/** Picks and counts the campaigns of a promotion. Returns a function that stops. */
export const startPromotion = (element: Element, { view, picks }: Options): (() => void) => {
  if (picks !== undefined) showPicked(element, picks);
  if (view === undefined) return () => {};
  const stops = [countClicks(element), countImpressions(element, view)];
  return () => {
    for (const stop of stops) stop();
  };
};
