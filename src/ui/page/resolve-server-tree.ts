import type { ReactElement, ReactNode } from 'react';
import { Children, cloneElement, createElement, Fragment, isValidElement, Suspense } from 'react';

/** Calls server components recursively, so that the caller catches their errors. Islands and Suspense boundaries stay. */
export async function resolveServerTree(node: ReactNode): Promise<Awaited<ReactNode>> {
  if (node instanceof Promise) return resolveServerTree(await node);
  if (Array.isArray(node)) {
    const all = await Promise.all(Children.toArray(node).map(resolveServerTree));
    return all.every((each) => each === null) ? null : createElement(Fragment, null, ...all);
  }
  if (!isValidElement(node)) return node === undefined || typeof node === 'boolean' ? null : node;
  const { type, props }: { type: unknown; props: { children?: ReactNode } } = node as ReactElement<object>;
  if (isServerComponent(type)) return resolveServerTree(await type(props));
  if (type === Fragment) return resolveServerTree(props.children);
  if (type === Suspense || props.children === undefined) return node;
  return cloneElement(node, {}, await resolveServerTree(props.children));
}

type ServerComponent = (props: object) => ReactNode | Promise<ReactNode>;

/** A client reference is a function too, which must not be called. */
const isServerComponent = (type: unknown): type is ServerComponent =>
  typeof type === 'function' && !('$$typeof' in type);
