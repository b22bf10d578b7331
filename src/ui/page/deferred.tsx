import type { ReactNode } from 'react';
import { Suspense } from 'react';

import { getRequestContext } from '../../routing/request-context.ts';
import { timedOut, withTimeout } from '../../web/with-timeout.ts';
import { HideOnError } from '../client/hide-on-error.tsx';
import { resolveServerTree } from './resolve-server-tree.ts';

/** How long the main content waits for a deferred block, in milliseconds; too short to be noticed. */
const inlineTimeout = 10;

/**
 * Secondary content. It is part of the document if it resolves within 10 ms and is streamed after the page otherwise; if it
 * fails, the error is logged and nothing is rendered. Crawlers, refreshed pages of the cache, print and text views always get one complete document,
 * because streamed content arrives at its end and needs JavaScript to move into place. Not for a page's main content.
 */
export const Deferred = async ({ fallback, children }: { fallback: ReactNode; children: ReactNode }) => {
  const { isWhole, route } = getRequestContext();
  const content = resolveServerTree(children);
  try {
    const resolved = isWhole || route?.view ? await content : await withTimeout(content, inlineTimeout);
    if (resolved !== timedOut) return resolved && <HideOnError>{resolved}</HideOnError>;
  } catch (error) {
    console.error('A deferred block failed:', error);
    return null;
  }
  return (
    <HideOnError>
      <Suspense fallback={fallback}>{content}</Suspense>
    </HideOnError>
  );
};
