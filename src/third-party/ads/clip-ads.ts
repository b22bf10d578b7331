import type { SiteConfig } from '../../domain/tenant.ts';

/** Google's player of video ads. */
export const imaScriptUrl = 'https://imasdk.googleapis.com/js/sdkloader/ima3.js';

/** The ads of one clip. */
export type ClipAds = {
  tagUrl: string;
  position: 'before' | 'after';
  /** The first of this many clips that a reader plays in a tab has an ad. */
  frequency: number;
};

/**
 * The ads of a clip; undefined if the college has none for it.
 *
 * @param published the local time at the college of its publication
 */
export function clipAdsOf({ clipAds }: SiteConfig, published: string): ClipAds | undefined {
  if (!clipAds) return undefined;
  const { tagUrl, position = 'before', frequency = 1, since, showOnPreviousVideos = false } = clipAds;
  const isPrevious = since !== undefined && published.slice(0, 10) < since;
  return isPrevious && !showOnPreviousVideos ? undefined : { tagUrl, position, frequency };
}

/** Origins that video ads are loaded from. */
export const clipAdHosts = ({ clipAds }: SiteConfig): string[] =>
  clipAds ? [new URL(imaScriptUrl).origin, new URL(clipAds.tagUrl).origin] : [];
