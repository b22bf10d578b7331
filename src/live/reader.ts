import type { ServerResponse } from 'node:http';

/** One who follows a document. */
export type Reader = {
  /** False when the reader is gone, or is so far behind that it was cut off. */
  write: (bytes: Uint8Array) => boolean;
  /** Ends the stream after what was written. */
  end: (lastWords?: Uint8Array) => void;
};

/** How a reader left: by itself or at the stream's end, or cut off because it did not read. */
export type Leaving = 'left' | 'slow';

type Options = {
  /** Bytes of the document a reader may begin with, which may wait as well. */
  allowance: number;
  /** Called once. */
  onGone: (how: Leaving) => void;
};

export type Connect = (options: Options) => Reader;

/** Bytes that may wait for a reader who does not read. */
const mostWaiting = 256 * 1024;

function once(onGone: (how: Leaving) => void) {
  let isGone = false;
  return {
    isGone: () => isGone,
    leave: (how: Leaving) => {
      if (isGone) return;
      isGone = true;
      onGone(how);
    },
  };
}

/** Writes to the connection itself: web streams would take half as much memory again for each of thousands of readers. */
export const connectResponse =
  (response: ServerResponse): Connect =>
  ({ allowance, onGone }) => {
    const { isGone, leave } = once(onGone);
    response.once('close', () => leave('left'));
    // what is written as the connection breaks is lost, and nobody is there to be told
    response.on('error', () => {});
    // it may have gone before anybody looked; not before the caller has the reader
    if (response.destroyed) queueMicrotask(() => leave('left'));
    return {
      write: (bytes) => {
        if (isGone() || response.destroyed) return false;
        response.write(bytes);
        if (response.writableLength <= mostWaiting + allowance) return true;
        leave('slow');
        response.destroy();
        return false;
      },
      end: (lastWords) => {
        if (!isGone()) response.end(lastWords);
      },
    };
  };

/** A reader where there is no connection of Node's (`waku dev`, tests), and the body of the answer to it. */
export function createBody(): { connect: Connect; body: ReadableStream<Uint8Array> } {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let onCancel = () => {};
  const start = (given: ReadableStreamDefaultController<Uint8Array>) => {
    controller = given;
  };
  // nothing fits into it, so what it has in excess is what waits
  const sizes = { highWaterMark: 0, size: (bytes: Uint8Array) => bytes.length };
  const body = new ReadableStream({ start, cancel: () => onCancel() }, sizes);
  const connect: Connect = ({ allowance, onGone }) => {
    const { isGone, leave } = once(onGone);
    onCancel = () => leave('left');
    return {
      write: (bytes) => {
        if (isGone()) return false;
        controller?.enqueue(bytes);
        if (-(controller?.desiredSize ?? 0) <= mostWaiting + allowance) return true;
        leave('slow');
        controller?.error(new Error('The reader does not read'));
        return false;
      },
      end: (lastWords) => {
        if (isGone()) return;
        if (lastWords) controller?.enqueue(lastWords);
        controller?.close();
        leave('left');
      },
    };
  };
  return { connect, body };
}
