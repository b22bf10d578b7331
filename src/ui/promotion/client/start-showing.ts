import { countSeen } from './count-seen.ts';
import { showPicked } from './pick-one.ts';

type Showing = {
  /** The page view that campaigns are counted for; undefined counts nothing. */
  view: string | undefined;
  /** Shows one campaign by chance, remembered by this key. */
  picks: string | undefined;
};

/** Picks and counts the campaigns of a promotion. Returns its end. */
export const startShowing = (element: Element, { view, picks }: Showing): (() => void) => {
  if (picks !== undefined) showPicked(element, picks);
  return view === undefined ? () => {} : countSeen(element, view);
};
