import { track } from '../events.ts';

/** Tells of clicks on links that leave the site. */
export const trackOutboundClicks = (): void => {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link?.href.startsWith('http') || link.host === location.host) return;
    track({ event: 'outbound_click', link_url: link.href, link_domain: link.hostname });
  });
};
