'use client';

import { useEffect } from 'react';

import type { TrackingTag } from '../../../api/tracking-tags/schema.ts';
import { whenGranted } from '../../consent/client/consent-state.ts';
import { switches } from '../../client/switches.ts';

/** The tags of the page on screen, in the document once the reader allows it, and out of it with the page. */
export function Tags({ tags }: { tags: TrackingTag[] }) {
  useEffect(() => {
    if (!switches().areTagsEnabled) return undefined;
    let takeOut = () => {};
    let isGone = false;
    const insert = async () => {
      const { insertTags } = await import('./insert-tags.ts');
      if (!isGone) takeOut = insertTags(tags);
    };
    // tags may sell what they learn: with consent for analytics alone they stay out
    const stopWaiting = whenGranted('ad_user_data', insert);
    return () => {
      isGone = true;
      stopWaiting();
      takeOut();
    };
  }, [tags]);
  return null;
}
