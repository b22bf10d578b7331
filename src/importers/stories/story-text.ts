import { cleanHtml } from '../../web/clean-html.ts';
import { placePictures, type StoredPictures } from './pictures.ts';

/** The text of a story as the site accepts it, with the stored addresses of its pictures. */
export const storyText = (content: string, pictures: StoredPictures): string =>
  cleanHtml(placePictures(content, pictures));
