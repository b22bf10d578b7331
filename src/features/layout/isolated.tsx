import type { ReactNode } from 'react';

import { HideOnError } from '../../ui/client/hide-on-error.tsx';
import { resolveServerTree } from '../../ui/page/resolve-server-tree.ts';

/**
 * An error boundary for a block around the page: if it fails on the server or in the browser, the failure is logged and the block is
 * omitted. Unlike `Deferred`, the block is part of the initial document.
 */
export const Isolated = async ({ children }: { children: ReactNode }) => {
  try {
    const block = await resolveServerTree(children);
    return block === null ? null : <HideOnError>{block}</HideOnError>;
  } catch (error) {
    console.error('A block around the page was left out:', error);
    return null;
  }
};
