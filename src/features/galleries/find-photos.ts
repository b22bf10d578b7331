import type { ApiClient } from '../../api/client.ts';
import { photo } from '../../content/galleries/photo.ts';
import { type GalleryPhoto, toGalleryPhoto } from '../../ui/photos/gallery-photo.ts';

/** The photos of a gallery in its order. */
export const findPhotos = async (api: ApiClient, galleryId: number): Promise<GalleryPhoto[]> =>
  (await api.content.all(photo, { galleryId })).flatMap((row) => toGalleryPhoto(row) ?? []);
