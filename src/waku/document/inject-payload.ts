import { payloadTag } from './data-elements.ts';
import { reactFunctions } from './inline-scripts.ts';
import { createCallReplacer } from './react-calls.ts';

const trailer = '</body></html>';

/**
 * Replaces `injectRSCPayload` of rsc-html-stream: adds the payload to the document as elements instead of inline scripts.
 * Payload is inserted between turns, because React writes whole elements in a turn.
 */
export function injectRSCPayload(payload: ReadableStream<Uint8Array>): TransformStream<Uint8Array, Uint8Array> {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const replaceCalls = createCallReplacer(reactFunctions);
  let buffered = '';
  let timeout: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> | undefined;

  const flush = (controller: TransformStreamDefaultController<Uint8Array>) => {
    const html = buffered.endsWith(trailer) ? buffered.slice(0, -trailer.length) : buffered;
    buffered = '';
    timeout = undefined;
    if (html) controller.enqueue(encoder.encode(replaceCalls(html)));
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
      buffered += decoder.decode(chunk, { stream: true });
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
      controller.enqueue(encoder.encode(trailer));
    },
  });
}
