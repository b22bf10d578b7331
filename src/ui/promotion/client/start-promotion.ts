import { serviceAddress } from '../../../routing/service-addresses.ts';
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

/** Reports clicks on campaigns with a link, even while the page is unloading. Returns a cleanup function. */
const countClicks = (element: Element): (() => void) => {
  const stop = new AbortController();
  element.addEventListener('click', ({ target }) => void report(target), { signal: stop.signal });
  return () => stop.abort();
};

async function report(target: EventTarget | null): Promise<void> {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const id = link?.closest('[data-campaign]')?.getAttribute('data-campaign');
  if (id) await fetch(serviceAddress('promotionClick', { id }), { keepalive: true }).catch(() => {});
}
