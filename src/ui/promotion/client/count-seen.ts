import { createImpressionBatch } from './impression-batch.ts';
import { sendImpressions } from './send-impressions.ts';

/** The part of a campaign that has to be in view. */
const seenShare = 0.5;

const batch = createImpressionBatch((campaignIds) => void sendImpressions(campaignIds));

let isListening = false;
let currentView: string | undefined;
const counted = new Set<number>();

const listen = () => {
  if (isListening) return;
  isListening = true;
  addEventListener('pagehide', batch.flush);
  // a phone may never tell that a page is left
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && batch.flush());
};

/**
 * Counts the campaigns in an element as they come into view, each once in a page view.
 *
 * @returns stops watching
 */
export const countSeen = (element: Element, view: string): (() => void) => {
  listen();
  if (view !== currentView) counted.clear();
  currentView = view;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const id = Number(target.getAttribute('data-campaign'));
        if (!isIntersecting || counted.has(id)) continue;
        counted.add(id);
        batch.add(id);
        observer.unobserve(target);
      }
    },
    { threshold: seenShare },
  );
  for (const campaign of element.querySelectorAll('[data-campaign]')) observer.observe(campaign);
  return () => observer.disconnect();
};
