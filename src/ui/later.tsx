import type { ReactNode } from 'react';
import { Suspense } from 'react';

import { getRequestContext } from '../routing/request-context.ts';
import { LeaveOut } from './client/leave-out.tsx';
import { notYet, promptly } from './promptly.ts';
import { rendered } from './rendered.ts';

/** Milliseconds that main content waits for what stands below it: less than anybody sees. */
const moment = 10;

/**
 * Secondary content that may take its time, and may fail without taking the page with it. What is there at once is part
 * of the document; else people get the page first and this part when it is there. Crawlers, print and text views always
 * get one whole document in reading order, because streamed parts arrive at its end and need JavaScript to move into
 * place. Never put a page's main content in here.
 */
export const Later = async ({ fallback, children }: { fallback: ReactNode; children: ReactNode }) => {
  const { isCrawler, route } = getRequestContext();
  const part = rendered(children);
  try {
    const shown = isCrawler || route?.view ? await part : await promptly(part, moment);
    if (shown !== notYet) return shown && <LeaveOut>{shown}</LeaveOut>;
  } catch (error) {
    console.error('A part of the page was left out:', error);
    return null;
  }
  return (
    <LeaveOut>
      <Suspense fallback={fallback}>{part}</Suspense>
    </LeaveOut>
  );
};
