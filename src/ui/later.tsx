import { Suspense } from 'react';
import type { ReactNode } from 'react';

import { getRequestContext } from '../request-context.ts';

/**
 * Secondary content that may take its time. People get the page at once and this part when it is there; crawlers,
 * print and text views get one whole document in reading order, because streamed parts arrive at its end and
 * need JavaScript to move into place. Never put the main content of a page in here.
 */
export const Later = ({ fallback, children }: { fallback: ReactNode; children: ReactNode }) => {
  const { isCrawler, route } = getRequestContext();
  const wantsWholeDocument = isCrawler || route?.view !== undefined;
  return wantsWholeDocument ? children : <Suspense fallback={fallback}>{children}</Suspense>;
};
