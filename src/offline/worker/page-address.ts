import { savedPage } from '../../routing/saved-pages.ts';
import { pageUrl } from '../../waku/payload-address.ts';

/** The page URL of a document or payload, under which both are stored; undefined if the page must not be saved. */
export const pageAddress = (requested: string): string | undefined => {
  const { url } = pageUrl(requested);
  const page = savedPage(url);
  return page && url.origin + page;
};
