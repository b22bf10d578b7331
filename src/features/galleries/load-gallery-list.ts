import { gallery } from '../../content/galleries/gallery.ts';
import type { LoadRequest } from '../../routing/load.ts';
import { findPhotos } from './find-photos.ts';

const galleriesPerPage = 24;

/** A page of galleries, newest first, each with its photos; `sport` in the query limits them. */
export const load = async ({ url, api }: LoadRequest<'galleries'>) => {
  const [pageText, sportText] = [url.searchParams.get('page') ?? '1', url.searchParams.get('sport') ?? ''];
  if (!/^[1-9]\d{0,3}$/.test(pageText)) return undefined;
  const sport = sportText ? await api.sports.find(sportText) : undefined;
  if (sportText && !sport) return undefined;
  const list = await api.content.list(gallery, { sportId: sport?.id, page: Number(pageText), size: galleriesPerPage });
  if (list.items.length === 0 && list.page > 1) return undefined;
  const photos = await Promise.all(list.items.map(({ id }) => findPhotos(api, id)));
  return { sport, list, galleries: list.items.map((item, index) => ({ item, photos: photos[index] ?? [] })) };
};
