import { savedPage } from '../../routing/saved-pages.ts';
import { pageUrl } from '../../waku/payload-address.ts';

/** The address of the page of a document or payload, by which both are stored; undefined if it must not be saved. */
export const pageAddress = (requested: string): string | undefined => {
  const { url } = pageUrl(requested);
  const page = savedPage(url);
  return page && url.origin + page;
};
