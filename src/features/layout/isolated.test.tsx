import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

import { resolveServerTree } from '../../ui/page/resolve-server-tree.ts';
import { Isolated } from './isolated.tsx';

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => logged.mockClear());

const Late = async ({ word }: { word: string }) => <b>{word}</b>;
const Broken = async () => {
  throw new Error('no answer');
};
const Nothing = async () => null;
const html = async (node: ReactNode) => renderToStaticMarkup(await Isolated({ children: node }));

it('a block is part of its page’s initial document', async () => {
  expect(
    await html(
      <div className="block">
        <Late word="tickets" /> and <Late word="donate" />
      </div>,
    ),
  ).toBe('<div class="block"><b>tickets</b> and <b>donate</b></div>');
});

it('a block that fails at any depth is logged and left out', async () => {
  expect(
    await html(
      <div>
        <p>
          <Broken />
        </p>
      </div>,
    ),
  ).toBe('');
  expect(logged).toHaveBeenCalledOnce();
});

it.each([undefined, null, false, []])('%o leaves nothing', async (nothing) => {
  expect(await Isolated({ children: nothing })).toBeNull();
});

it('a component that returns null renders nothing', async () => {
  const block = (
    <>
      <Nothing />
      {false}
    </>
  );
  expect(await Isolated({ children: block })).toBeNull();
});

it('islands are not called, and deferred content is still streamed', async () => {
  const island = Object.assign(() => expect.fail('called'), { $$typeof: Symbol.for('react.client.reference') });
  const Island = island as unknown as () => null;
  const late = (
    <Suspense>
      <Broken />
    </Suspense>
  );
  expect(await resolveServerTree(<Island />)).toMatchObject({ type: island });
  expect(await resolveServerTree(late)).toBe(late);
});
