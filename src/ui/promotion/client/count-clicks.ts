import { serviceAddress } from '../../../routing/service-addresses.ts';

/** Reports clicks on campaigns with a link, even while the page is unloading. Returns a cleanup function. */
export const countClicks = (element: Element): (() => void) => {
  const stop = new AbortController();
  element.addEventListener('click', ({ target }) => void report(target), { signal: stop.signal });
  return () => stop.abort();
};

async function report(target: EventTarget | null): Promise<void> {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const id = link?.closest('[data-campaign]')?.getAttribute('data-campaign');
  if (id) await fetch(serviceAddress('promotionClick', { id }), { keepalive: true }).catch(() => {});
}
