import { Children, cloneElement, createElement, Fragment, isValidElement, Suspense } from 'react';
import type { ReactElement, ReactNode } from 'react';

import { LeaveOut } from '../../ui/client/leave-out.tsx';

/**
 * A block around the page that may fail without taking the page with it: what its server components throw is logged
 * and the block left out, and so is what fails in the browser. Unlike `Later` it is in the document from the start.
 */
export const Isolated = async ({ children }: { children: ReactNode }) => {
  try {
    const block = await rendered(children);
    return block === null ? null : <LeaveOut>{block}</LeaveOut>;
  } catch (error) {
    console.error('A block around the page was left out:', error);
    return null;
  }
};

/** Server components called to their end, so that their failures are caught above; islands and late parts stay. */
export async function rendered(node: ReactNode): Promise<ReactNode> {
  if (Array.isArray(node)) {
    const all = await Promise.all(Children.toArray(node).map(rendered));
    return all.every((each) => each === null) ? null : createElement(Fragment, null, ...all);
  }
  if (!isValidElement(node)) return node === undefined || typeof node === 'boolean' ? null : node;
  const { type, props }: { type: unknown; props: { children?: ReactNode } } = node as ReactElement<object>;
  if (isServerComponent(type)) return rendered(await type(props));
  if (type === Fragment) return rendered(props.children);
  if (type === Suspense || props.children === undefined) return node;
  return cloneElement(node, {}, await rendered(props.children));
}

type ServerComponent = (props: object) => ReactNode | Promise<ReactNode>;

/** A reference to an island is a function as well, one that must not be called. */
const isServerComponent = (type: unknown): type is ServerComponent =>
  typeof type === 'function' && !('$$typeof' in type);
