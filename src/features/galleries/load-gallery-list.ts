import { gallery } from '../../content/galleries/gallery.ts';
import { teamSports } from '../../domain/sport.ts';
import { readListQuery } from '../../routing/list-query.ts';
import { isRefusal, type LoadRequest } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { findPhotos } from './find-photos.ts';

const galleriesPerPage = 24;

/** A page of galleries, newest first, each with its photos; `sport` in the query filters them. */
export const load = async ({ url, api }: LoadRequest<'galleries'>) => {
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
