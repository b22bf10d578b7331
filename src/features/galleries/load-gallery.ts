import { gallery } from '../../content/galleries/gallery.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { parseRowId } from '../../web/row-id.ts';
import { findPhotos } from './find-photos.ts';

/** A gallery with its photos; `photo` in the query enlarges one. The id identifies the gallery. */
export const load = async ({ params, url, api }: LoadRequest<'gallery'>) => {
  const id = parseRowId(params.galleryId);
  const item = id === undefined ? undefined : await api.content.get(gallery, id);
  if (!item?.url) return undefined;
  if (item.url !== url.pathname) return redirectTo(item.url + url.search, 301);
  const photos = await findPhotos(api, item.id);
  const wanted = url.searchParams.get('photo');
  if (wanted === null) return { item, photos, shown: undefined };
  const shown = photos.findIndex((one) => String(one.id) === wanted);
  return shown < 0 ? undefined : { item, photos, shown };
};
