import { loadScript } from '../../client/load-script.ts';
import { googleTags } from '../../vendors.ts';
import { gtag } from './data-layer.ts';

const scriptOf = (file: string, id: string): string => `${googleTags}/${file}?id=${encodeURIComponent(id)}`;

/** Loads a Google Tag Manager container. */
export const loadTagManager = (id: string): void => {
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(scriptOf('gtm.js', id));
};

/** Loads a Google Analytics property. Page views are pushed by `trackPage` instead. */
export const loadAnalytics = (id: string): void => {
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false });
  loadScript(scriptOf('gtag/js', id));
};
