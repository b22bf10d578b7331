import type { ServerResponse } from 'node:http';

/** One client of a live stream. */
export type Subscriber = {
  /** False if the subscriber has disconnected or was dropped because it is too far behind. */
  write: (bytes: Uint8Array) => boolean;
  /** Ends the stream, optionally with a final event. */
  end: (lastEvent?: Uint8Array) => void;
};

/** Why a stream closed: it ended or the client disconnected, or the client read too slowly. */
export type CloseReason = 'left' | 'slow';

type Options = {
  /** Size of the initial document in bytes, which may be buffered in addition to `maxBuffered`. */
  allowance: number;
  /** Called once. */
  onClose: (reason: CloseReason) => void;
};

export type Connect = (options: Options) => Subscriber;

/** Bytes buffered for a slow subscriber before it is dropped. */
const maxBuffered = 256 * 1024;

function closeOnce(onClose: (reason: CloseReason) => void) {
  let isClosed = false;
  return {
    isClosed: () => isClosed,
    close: (reason: CloseReason) => {
      if (isClosed) return;
      isClosed = true;
      onClose(reason);
    },
  };
}

/** Writes to Node's response directly: a web stream per subscriber would use 50 % more memory. */
export const connectResponse =
  (response: ServerResponse): Connect =>
  ({ allowance, onClose }) => {
    const { isClosed, close } = closeOnce(onClose);
    response.once('close', () => close('left'));
    // a write error means that the client has disconnected, which 'close' handles
    response.on('error', () => {});
    // already closed: report it after the caller has received the subscriber
    if (response.destroyed) queueMicrotask(() => close('left'));
    return {
      write: (bytes) => {
        if (isClosed() || response.destroyed) return false;
        response.write(bytes);
        if (response.writableLength <= maxBuffered + allowance) return true;
        close('slow');
        response.destroy();
        return false;
      },
      end: (lastEvent) => {
        if (!isClosed()) response.end(lastEvent);
      },
    };
  };

/** A subscriber backed by a response body, for servers without Node's response (`waku dev`, tests). */
export function createBody(): { connect: Connect; body: ReadableStream<Uint8Array> } {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let onCancel = () => {};
  const start = (created: ReadableStreamDefaultController<Uint8Array>) => {
    controller = created;
  };
  // with a high-water mark of 0, the negative desired size is the number of buffered bytes
  const sizes = { highWaterMark: 0, size: (bytes: Uint8Array) => bytes.length };
  const body = new ReadableStream({ start, cancel: () => onCancel() }, sizes);
  const connect: Connect = ({ allowance, onClose }) => {
    const { isClosed, close } = closeOnce(onClose);
    onCancel = () => close('left');
    return {
      write: (bytes) => {
        if (isClosed()) return false;
        controller?.enqueue(bytes);
        if (-(controller?.desiredSize ?? 0) <= maxBuffered + allowance) return true;
        close('slow');
        controller?.error(new Error('The subscriber is too slow'));
        return false;
      },
      end: (lastEvent) => {
        if (isClosed()) return;
        if (lastEvent) controller?.enqueue(lastEvent);
        controller?.close();
        close('left');
      },
    };
  };
  return { connect, body };
}
