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
  return view === undefined ? () => {} : countImpressions(element, view);
};
