import type { ReactElement, ReactNode } from 'react';
import { Children, cloneElement, createElement, Fragment, isValidElement, Suspense } from 'react';

/** Server components called to their end, so that their failures are the caller's; islands and late parts stay. */
export async function rendered(node: ReactNode): Promise<Awaited<ReactNode>> {
  if (node instanceof Promise) return rendered(await node);
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
