import { type AnalyticsEvent, track } from '../events.ts';

/** The event of a click on a link of a campaign, of a splash, or to another site. */
const clickOf = (link: HTMLAnchorElement): AnalyticsEvent | undefined => {
  const idIn = (name: string) => Number(link.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? Number.NaN);
  const [promotion, splash] = [idIn('campaign'), idIn('splash')];
  if (promotion > 0) return { event: 'promotion_click', promotion_id: promotion, link_url: link.href };
  if (splash > 0) return { event: 'splash_click', splash_id: splash, link_url: link.href };
  if (!link.protocol.startsWith('http') || link.host === location.host) return undefined;
  return { event: 'outbound_click', link_url: link.href, link_domain: link.hostname };
};

/** Tracks clicks and searches on the whole site. */
export const trackReaderActions = (): void => {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const event = link?.href ? clickOf(link) : undefined;
    if (event) track(event);
  });
  document.addEventListener('submit', ({ target }) => {
    const field =
      target instanceof HTMLFormElement ? target.querySelector<HTMLInputElement>('input[type="search"]') : null;
    if (field?.value) track({ event: 'search', search_term: field.value });
  });
};
