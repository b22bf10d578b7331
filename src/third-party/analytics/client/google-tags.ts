import { loadScript } from '../../client/load-script.ts';
import { googleTags } from '../../suppliers.ts';
import { gtag } from './data-layer.ts';

const scriptOf = (file: string, id: string): string => `${googleTags}/${file}?id=${encodeURIComponent(id)}`;

/** Loads a container of the tag manager, which reads the data layer. */
export const loadTagManager = (id: string): void => {
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(scriptOf('gtm.js', id));
};

/** Loads an analytics property. Views of pages are pushed by us, after they stand. */
export const loadAnalytics = (id: string): void => {
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false });
  loadScript(scriptOf('gtag/js', id));
};
