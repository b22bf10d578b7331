import type { InlineCode } from '../../routing/inline-code.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { payloadTag } from './data-elements.ts';
import { elementScript, reactFunctions } from './inline-scripts.ts';
import { createCallReplacer } from './react-calls.ts';

const trailer = Buffer.from('</body></html>');
/** Attributes of view transitions are none of HTML. React reads them when it reveals a block, which is not animated here. */
const transition = Buffer.from(' vt-');
const transitionEnd = Buffer.from('"');
/** The beginning of the functions' names. */
const call = Buffer.from('$R');
const scriptStart = Buffer.from('<script>');
const scriptEnd = Buffer.from('</script>');
const firstLink = Buffer.from('<link ');

/**
 * Replaces `injectRSCPayload` of rsc-html-stream: adds the payload to the document as elements instead of inline scripts. Payload
 * is inserted only between turns of the event loop, because within one turn React writes whole elements. Early scripts come before
 * the style sheets, which React writes first.
 */
export function injectRSCPayload(payload: ReadableStream<Uint8Array>): TransformStream<Uint8Array, Uint8Array> {
  // the stream is read outside the request's context
  const { inlineCode } = getRequestContext();
  const encoder = new TextEncoder();
  const replaceCalls = createCallReplacer(reactFunctions);
  let buffered: Uint8Array[] = [];
  let timeout: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> | undefined;
  let isHead = true;

  const flush = (controller: TransformStreamDefaultController<Uint8Array>) => {
    const turn = Buffer.concat(buffered);
    buffered = [];
    timeout = undefined;
    const isLast = turn.subarray(-trailer.length).equals(trailer);
    const html = withoutTransitions(isLast ? turn.subarray(0, -trailer.length) : turn);
    const head = isHead ? Math.max(html.indexOf(firstLink), 0) : 0;
    isHead = false;
    if (head > 0) controller.enqueue(withEarlyScripts(html.subarray(0, head), inlineCode));
    for (const part of replaceInScripts(html.subarray(head), replaceCalls)) controller.enqueue(part);
  };

  const writePayload = async (controller: TransformStreamDefaultController<Uint8Array>) => {
    const text = new TextDecoder('utf-8', { fatal: true });
    for await (const chunk of payload) {
      const part = text.decode(chunk, { stream: true });
      if (part) controller.enqueue(encoder.encode(payloadTag(part)));
    }
  };

  return new TransformStream({
    transform(chunk, controller) {
      buffered.push(chunk);
      timeout ??= setTimeout(() => {
        try {
          flush(controller);
          writing ??= writePayload(controller);
          writing.catch((error) => controller.error(error));
        } catch (error) {
          controller.error(error);
        }
      });
    },
    async flush(controller) {
      if (!writing) {
        clearTimeout(timeout);
        flush(controller);
        writing = writePayload(controller);
      }
      await writing;
      clearTimeout(timeout);
      flush(controller);
      controller.enqueue(trailer);
    },
  });
}

function withEarlyScripts(head: Buffer, { earlyScripts }: InlineCode): Buffer {
  const scripts = [elementScript, ...earlyScripts()].map((text) => `<script>${text}</script>`);
  return Buffer.concat([head, Buffer.from(scripts.join(''))]);
}

/** Yields the bytes of a page with its inline scripts replaced. Decodes only these, because most of a page is markup. */
function* replaceInScripts(html: Buffer, replace: (script: string) => string): Generator<Uint8Array> {
  // most pages have no streamed blocks, and a character that is rare in HTML is found much faster than scripts
  if (!html.includes(call)) {
    yield html;
    return;
  }
  let from = 0;
  for (let start = html.indexOf(scriptStart); start >= 0; start = html.indexOf(scriptStart, from)) {
    const end = html.indexOf(scriptEnd, start) + scriptEnd.length;
    if (end < scriptEnd.length) break;
    if (start > from) yield html.subarray(from, start);
    yield Buffer.from(replace(html.toString('utf8', start, end)));
    from = end;
  }
  if (from < html.length) yield html.subarray(from);
}

function withoutTransitions(html: Buffer): Buffer {
  const parts: Buffer[] = [];
  let start = 0;
  for (let at = html.indexOf(transition); at >= 0; at = html.indexOf(transition, at + transition.length)) {
    const value = html.indexOf(transitionEnd, at) + 1;
    if (value === 0 || !/^ vt-[a-z]+="$/.test(html.toString('latin1', at, value))) continue;
    parts.push(html.subarray(start, at));
    start = html.indexOf(transitionEnd, value) + 1;
  }
  return start === 0 ? html : Buffer.concat([...parts, html.subarray(start)]);
}
