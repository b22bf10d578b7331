import { expect, test } from 'vitest';

import { createInlineCode } from '../../routing/inline-code.ts';
import { type RequestContext, runWithRequestContext } from '../../routing/request-context.ts';
import { payloadTag } from './data-elements.ts';
import { injectRSCPayload } from './inject-payload.ts';
import { elementScript } from './inline-scripts.ts';

const stream = (...parts: string[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
const readerOf = (payload: ReadableStream<Uint8Array>, inlineCode = createInlineCode()) =>
  runWithRequestContext({ inlineCode } as RequestContext, () => injectRSCPayload(payload));
const documentOf = (html: string[], payload: string[], inlineCode = createInlineCode()) =>
  new Response(stream(...html).pipeThrough(readerOf(stream(...payload), inlineCode))).text();

test('the payload follows the page as elements, inside the body', async () => {
  expect(await documentOf(['<html><body><p>a', '</p></body></html>'], ['0:"x"\n', '1:"y"\n'])).toBe(
    `<html><body><p>a</p><rsc-data v='0:"x"\n'></rsc-data><rsc-data v='1:"y"\n'></rsc-data></body></html>`,
  );
});

test('early scripts come before the style sheets, in order, whenever they were added before the document was written', async () => {
  const inlineCode = createInlineCode();
  const [start, rest] = ['<head><meta charSet="utf-8"/>', '<link rel="stylesheet" href="/a.css"/></head><p>a</p>'];
  const document = documentOf([start + rest, '</body></html>'], [], inlineCode);
  for (const text of ['one()', 'two()', 'one()']) inlineCode.early(text);
  expect(await document).toBe(
    `${start}<script>${elementScript}</script><script>one()</script><script>two()</script>${rest}</body></html>`,
  );
});

test('inline scripts of blocks become elements, and everything else is unchanged', async () => {
  const [block, other] = ['<p>é</p><script>$RC("B:0","S:0")</script>', '<script>go()</script><i>“x”</i>'];
  const html = await documentOf([`${block}${other}`, '</body></html>'], []);
  expect(html).toContain(`<p>é</p><script>`);
  expect(html).toContain(`<rsc-call v='["$RC","B:0","S:0"]'></rsc-call>${other}</body></html>`);
  expect(html).not.toContain('$RC("B:0"');
});

test('attributes that only React knows are left out', async () => {
  const html = await documentOf(
    ['<main vt-update="none"><p>a vt-b</p><p vt-name="_R_a_" vt-share="auto" id="b">', '</p></main></body></html>'],
    [],
  );
  expect(html).toBe('<main><p>a vt-b</p><p id="b"></p></main></body></html>');
});

test('characters that the HTML parser would change are escaped', () => {
  expect(payloadTag(`a&b'c\r\n<d>"`)).toBe(`<rsc-data v='a&amp;b&#39;c&#13;\n&lt;d&gt;"'></rsc-data>`);
});

test('a payload that fails ends the document with an error', async () => {
  const failing = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error('lost')) });
  await expect(new Response(stream('<p></p>').pipeThrough(readerOf(failing))).text()).rejects.toThrow('lost');
});
