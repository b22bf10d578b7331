/** Buffers bytes that arrive once, for any number of streams that each read them from the beginning. */
export const createBroadcast = () => {
  const chunks: Uint8Array[] = [];
  const waiting = new Set<() => void>();
  let state: 'open' | 'ended' | 'failed' = 'open';
  const wake = () => {
    for (const resume of waiting) resume();
    waiting.clear();
  };
  const settle = (to: 'ended' | 'failed') => {
    state = to;
    wake();
  };

  return {
    push: (chunk: Uint8Array): void => {
      chunks.push(chunk);
      wake();
    },
    end: () => settle('ended'),
    /** Makes the streams fail after the chunks that have arrived. */
    fail: () => settle('failed'),
    bytes: (): Buffer => Buffer.concat(chunks),
    stream: (): ReadableStream<Uint8Array> => {
      let next = 0;
      return new ReadableStream(
        {
          async pull(controller) {
            while (next >= chunks.length && state === 'open')
              await new Promise<void>((resolve) => waiting.add(resolve));
            const chunk = chunks[next++];
            if (chunk) return controller.enqueue(chunk);
            if (state === 'failed') controller.error(new Error('The render of this page failed'));
            else controller.close();
          },
        },
        { highWaterMark: 0 },
      );
    },
  };
};

/** A broadcast of a stream. */
export const broadcastOf = (source: ReadableStream<Uint8Array>): Broadcast => {
  const broadcast = createBroadcast();
  const pump = async () => {
    for await (const chunk of source) broadcast.push(chunk);
  };
  pump().then(broadcast.end, broadcast.fail);
  return broadcast;
};

export type Broadcast = ReturnType<typeof createBroadcast>;
