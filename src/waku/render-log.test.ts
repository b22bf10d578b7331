import { expect, test } from 'vitest';

import { isAbortedRender, renderFailure } from './render-log.ts';
import { importWaku, wakuSource } from './testing.ts';

const prefix = 'Error during rendering:';

test('the message of a failed render is the first line of the stack that Waku prints', async () => {
  expect(wakuSource('lib/vite-rsc/handler.js')).toContain(`console.error('${prefix}', sanitizeLog(`);
  const { sanitizeLog } = await importWaku('lib/utils/log.js');
  const printed = `${prefix} ${sanitizeLog(new TypeError('No season 1999'))}`;
  expect(printed).not.toContain('\n');
  expect(renderFailure(printed)).toBe('No season 1999');
});

test('the message of another error on the console is its first line', () => {
  expect(renderFailure('Error: no such file\n    at open (file.ts:1:1)')).toBe('no such file');
  expect(renderFailure('out of memory')).toBe('out of memory');
});

test('a client that disconnects early is not a failure', () => {
  expect(isAbortedRender('Error: The render was aborted by the server without a reason.')).toBe(true);
  expect(isAbortedRender('Error: No season 1999')).toBe(false);
});
