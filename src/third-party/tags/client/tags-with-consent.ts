import type { TrackingTag } from '../../../api/tracking-tags/schema.ts';
import { switches } from '../../client/switches.ts';
import { whenGranted } from '../../consent/client/consent-state.ts';
import { insertTags } from './insert-tags.ts';

/**
 * Inserts the tags of a page once the reader consents to advertising; consent to analytics is not enough, because tags may
 * sell data.
 *
 * @returns a function that removes them
 */
export const insertTagsWithConsent = (tags: readonly TrackingTag[]): (() => void) => {
  if (!switches().areTagsEnabled) return () => {};
  let remove = () => {};
  const stopWaiting = whenGranted('ad_user_data', () => {
    remove = insertTags(tags);
  });
  return () => {
    stopWaiting();
    remove();
  };
};
