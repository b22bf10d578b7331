import type { ApiClient } from '../../api/client.ts';
import { gallery } from '../../content/galleries/gallery.ts';
import { photo } from '../../content/galleries/photo.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { toGalleryPhoto } from '../../ui/photos/gallery-photo.ts';

const number = /^\d{1,4}$/;

/** A story by its URL. A former URL redirects to the current one, and a story that is only a link redirects to its target. */
export const loadNews = async ({ params, url, api }: LoadRequest<'story'>) => {
  const { year, month, day, story_slug: slug } = params;
  if (![year, month, day].every((part) => number.test(part))) return undefined;
  const story = await api.stories.byAddress({ year: Number(year), month: Number(month), day: Number(day), slug });
  if (!story) return undefined;
  // the API lets through only the college's own and allowed hosts
  if (story.redirectUrl) return redirectTo(story.redirectUrl, 302);
  if (story.url !== url.pathname) return redirectTo(story.url + url.search, 301);
  return { story, gallery: story.galleryId === null ? undefined : await findGallery(api, story.galleryId) };
};

/** The photo gallery of a story with its photos; undefined if it has none. */
async function findGallery(api: ApiClient, galleryId: number) {
  const item = await api.content.get(gallery, galleryId);
  if (!item?.url) return undefined;
  const photos = (await api.content.all(photo, { galleryId })).flatMap((row) => toGalleryPhoto(row) ?? []);
  return photos.length > 0 ? { title: item.title, url: item.url, photos } : undefined;
}
