import type { ApiClient } from '../../api/client.ts';
import { gallery } from '../../content/galleries/gallery.ts';
import { photo } from '../../content/galleries/photo.ts';
import { teamSports } from '../../domain/sport.ts';
import { readListQuery } from '../../routing/list-query.ts';
import { isRefusal, type LoadRequest, redirectTo } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { type GalleryPhoto, toGalleryPhoto } from '../../ui/photos/gallery-photo.ts';
import { parseRowId } from '../../web/row-id.ts';

const galleriesPerPage = 24;

/** A page of galleries, newest first, each with its photos; `sport` in the query filters them. */
export const loadGalleryList = async ({ url, api }: LoadRequest<'galleries'>) => {
  const query = await readListQuery({ url, api, instead: { title: 'All photo galleries', href: href('galleries') } });
  if (isRefusal(query)) return query;
  const { sport, page } = query;
  const list = await api.content.list(gallery, { sportId: sport?.id, page, size: galleriesPerPage });
  if (list.items.length === 0 && list.page > 1) return undefined;
  const sports = teamSports(await api.sports.list());
  const photos = await Promise.all(list.items.map(({ id }) => findPhotos(api, id)));
  return {
    sport,
    sports,
    list,
    galleries: list.items.map((item, index) => ({ item, photos: photos[index] ?? [] })),
  };
};

/** A gallery with its photos; `photo` in the query enlarges one. The id identifies the gallery. */
export const loadGallery = async ({ params, url, api }: LoadRequest<'gallery'>) => {
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

/** The photos of a gallery in its order. */
const findPhotos = async (api: ApiClient, galleryId: number): Promise<GalleryPhoto[]> =>
  (await api.content.all(photo, { galleryId })).flatMap((row) => toGalleryPhoto(row) ?? []);
