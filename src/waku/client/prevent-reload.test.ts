import { afterEach, expect, test, vi } from 'vitest';

import { wakuSource } from '../testing.ts';
import { buildId } from './build-id.ts';
import { preventWakuReload, reloadKey } from './prevent-reload.ts';

afterEach(() => vi.unstubAllGlobals());

test('Waku finds a record that it has already reloaded for this build', () => {
  const setItem = vi.fn();
  vi.stubGlobal('sessionStorage', { setItem });
  preventWakuReload();
  expect(setItem).toHaveBeenCalledExactlyOnceWith(reloadKey, buildId);
});

test('the storage key is the one in the script that Waku puts into documents', () => {
  const script = wakuSource('lib/utils/ssr.js');
  expect(script).toContain(`key = '${reloadKey}'`);
  expect(script).toContain('sessionStorage.getItem(key) !== ');
});

test('in a browser without storage no error is thrown', () => {
  vi.stubGlobal('sessionStorage', {
    setItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(preventWakuReload).not.toThrow();
});
