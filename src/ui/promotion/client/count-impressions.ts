import { createImpressionBatch } from './impression-batch.ts';
import { sendImpressions } from './send-impressions.ts';

/** Fraction of a campaign that must be visible. */
const visibleRatio = 0.5;

const batch = createImpressionBatch((campaignIds) => void sendImpressions(campaignIds));

let isListening = false;
let currentView: string | undefined;
const counted = new Set<number>();

const listen = () => {
  if (isListening) return;
  isListening = true;
  addEventListener('pagehide', batch.flush);
  // phones may discard a hidden page without firing pagehide
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && batch.flush());
};

/**
 * Counts the campaigns of an element when they become visible, each once per page view.
 *
 * @returns a function that stops watching
 */
export const countImpressions = (element: Element, view: string): (() => void) => {
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
    { threshold: visibleRatio },
  );
  for (const campaign of element.querySelectorAll('[data-campaign]')) observer.observe(campaign);
  return () => observer.disconnect();
};
