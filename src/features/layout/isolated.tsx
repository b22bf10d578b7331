import type { ReactNode } from 'react';

import { LeaveOut } from '../../ui/client/leave-out.tsx';
import { resolveServerTree } from '../../ui/resolve-server-tree.ts';

/**
 * A block around the page that may fail without taking the page with it: what its server components throw is logged
 * and the block left out, and so is what fails in the browser. Unlike `Deferred` it is in the document from the start.
 */
export const Isolated = async ({ children }: { children: ReactNode }) => {
  try {
    const block = await resolveServerTree(children);
    return block === null ? null : <LeaveOut>{block}</LeaveOut>;
  } catch (error) {
    console.error('A block around the page was left out:', error);
    return null;
  }
};
