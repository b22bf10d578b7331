import { type AnalyticsEvent, track } from '../events.ts';

/** Of a click on a link: to a campaign, through a splash, or off the site. */
const clickOf = (link: HTMLAnchorElement): AnalyticsEvent | undefined => {
  const idIn = (name: string) => Number(link.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? Number.NaN);
  const [promotion, splash] = [idIn('campaign'), idIn('splash')];
  if (promotion > 0) return { event: 'promotion_click', promotion_id: promotion, link_url: link.href };
  if (splash > 0) return { event: 'splash_click', splash_id: splash, link_url: link.href };
  if (!link.protocol.startsWith('http') || link.host === location.host) return undefined;
  return { event: 'outbound_click', link_url: link.href, link_domain: link.hostname };
};

/** Tells of what readers do anywhere on the site, for as long as the document lives. */
export const trackReaderActions = (): void => {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const event = link?.href ? clickOf(link) : undefined;
    if (event) track(event);
  });
  document.addEventListener('submit', ({ target }) => {
    const words =
      target instanceof HTMLFormElement ? target.querySelector<HTMLInputElement>('input[type="search"]') : null;
    if (words?.value) track({ event: 'search', search_term: words.value });
  });
};
