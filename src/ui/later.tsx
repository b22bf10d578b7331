import { Suspense } from 'react';
import type { ReactNode } from 'react';

import { getRequestContext } from '../request-context.ts';
import { LeaveOut } from './client/leave-out.tsx';
import { settle } from './settle.ts';

/**
 * Secondary content that may take its time, and may fail without taking the page with it. People get the page at once
 * and this part when it is there; crawlers, print and text views get one whole document in reading order, because
 * streamed parts arrive at its end and need JavaScript to move into place. Never put a page's main content in here.
 */
export const Later = async ({ fallback, children }: { fallback: ReactNode; children: ReactNode }) => {
  const { isCrawler, route } = getRequestContext();
  if (isCrawler || route?.view) return settle(children);
  return (
    <LeaveOut>
      <Suspense fallback={fallback}>{children}</Suspense>
    </LeaveOut>
  );
};
