import type { TrackingTag } from '../../../api/tracking-tags/schema.ts';
import { switches } from '../../client/switches.ts';
import { whenGranted } from '../../consent/client/consent-state.ts';
import { insertTags } from './insert-tags.ts';

/**
 * Has the tags of a page in the document once the reader allows it. They may sell what they learn: with consent for
 * analytics alone they stay out.
 *
 * @returns takes them out again, with their page
 */
export const keepTags = (tags: readonly TrackingTag[]): (() => void) => {
  if (!switches().areTagsEnabled) return () => {};
  let takeOut = () => {};
  const stopWaiting = whenGranted('ad_user_data', () => {
    takeOut = insertTags(tags);
  });
  return () => {
    stopWaiting();
    takeOut();
  };
};
