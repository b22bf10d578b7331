import type { ReactElement, ReactNode } from 'react';
import { Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type RequestContext, runWithRequestContext } from '../../routing/request-context.ts';
import { Deferred } from './deferred.tsx';

const failures = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  failures.mockClear();
});

const After = ({ time }: { time: number }) =>
  new Promise<ReactNode>((resolve) => setTimeout(resolve, time, <b>stories</b>));
const Broken = async () => {
  throw new Error('no answer');
};

const render = (children: ReactNode, context: Partial<RequestContext> = {}) =>
  runWithRequestContext({ isWhole: false, ...context } as RequestContext, () =>
    Deferred({ fallback: <i>soon</i>, children }),
  );

it('content that resolves within 10 ms is part of the document', async () => {
  const deferred = render(<After time={9} />);
  await vi.advanceTimersByTimeAsync(9);
  expect(renderToStaticMarkup(await deferred)).toBe('<b>stories</b>');
});

it('slower content is streamed', async () => {
  const deferred = render(<After time={11} />);
  await vi.advanceTimersByTimeAsync(10);
  const { children: boundary } = ((await deferred) as ReactElement<{ children: ReactElement<object> }>).props;
  expect(boundary).toMatchObject({ type: Suspense, props: { fallback: <i>soon</i> } });
});

it.each([{ isWhole: true }, { route: { view: 'print' } } as Partial<RequestContext>])(
  'a complete document contains the content, however slow: %o',
  async (context) => {
    const deferred = render(<After time={5000} />, context);
    await vi.advanceTimersByTimeAsync(5000);
    expect(renderToStaticMarkup(await deferred)).toBe('<b>stories</b>');
  },
);

it.each([true, false])('content that fails is logged and not rendered (whole document: %s)', async (isWhole) => {
  expect(await render(<Broken />, { isWhole })).toBeNull();
  expect(failures).toHaveBeenCalledOnce();
});
