import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { createWriters } from '../../../testing/writers.ts';

type Message = { start: string; headers: [name: string, value: string][]; body: string };

/** The requests and responses in a document, in order. */
function readMessages(file: string): Message[] {
  const blocks = readFileSync(file, 'utf8').matchAll(/^```http\n([^`]*)^```/gm);
  return Array.from(blocks, ([, text = '']) => {
    const [head = '', ...rest] = text.split('\n\n');
    const [start = '', ...lines] = head.trim().split('\n');
    const headers = lines.map((line): [string, string] => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)];
    });
    return { start, headers, body: rest.join('\n\n') };
  });
}

test('every request in docs/api.md gets the response that follows it', async () => {
  const writers = await createWriters();
  const token = await writers.addToken('editor');
  const [, ...messages] = readMessages('docs/api.md');
  let etag = '';
  expect(messages.length).toBeGreaterThan(18);
  for (let index = 0; index < messages.length; index += 2) {
    const [request, expected] = messages.slice(index, index + 2);
    if (!request || !expected) throw new Error(`the request ${request?.start} has no response`);
    const [method = '', path = ''] = request.start.split(' ');
    const headers = Object.fromEntries(
      request.headers.map(([name, value]) => [name.toLowerCase(), value === '<ETag>' ? etag : value]),
    );
    const response = await writers.send(method, path.replace('/api/v2', ''), {
      bearer: token,
      headers,
      ...(request.body && { text: request.body }),
    });
    etag = response.headers.get('etag') ?? etag;
    expect([request.start, response.status]).toEqual([request.start, Number.parseInt(expected.start, 10)]);
    for (const [name, value] of expected.headers)
      expect([name, response.headers.get(name)]).toEqual([name, value === '…' ? expect.any(String) : value]);
    const text = await response.text();
    if (expected.body) expect(JSON.parse(text)).toMatchObject(JSON.parse(expected.body));
    else expect(text).toBe('');
  }
  await writers.close();
});
