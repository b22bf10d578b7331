import { applyPatch, type PatchOp } from '../domain/live/patch.ts';

export type StreamEvent = { name: string; id: string | undefined; data: unknown };

/** Reads an event stream as a browser does, without comments and `retry`. */
export function readEvents(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  const next = async (): Promise<StreamEvent | undefined> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end === -1) {
        const { done, value } = await reader.read();
        if (done) return undefined;
        text += decoder.decode(value, { stream: true });
        continue;
      }
      const event = parseEvent(text.slice(0, end));
      text = text.slice(end + 2);
      if (event) return event;
    }
  };
  /** The next event other than a beat; undefined at the end of the stream. */
  const nextChange = async (): Promise<StreamEvent | undefined> => {
    let event = await next();
    while (event?.name === 'beat') event = await next();
    return event;
  };
  return { next, nextChange, close: () => reader.cancel() };
}

function parseEvent(block: string): StreamEvent | undefined {
  const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: ?(.*)/s).slice(0, 2)));
  return fields['event'] && { name: fields['event'], id: fields['id'], data: JSON.parse(fields['data'] ?? 'null') };
}

/** The document after an event; throws if a patch is of another version. */
export function follow<T extends { version: number }>(document: T | undefined, event: StreamEvent | undefined): T {
  if (event?.name === 'state') return event.data as T;
  if (event?.name !== 'patch' || !document) throw new Error(`Unexpected event: ${event?.name}`);
  const { from, ops } = event.data as { from: number; ops: PatchOp[] };
  if (from !== document.version) throw new Error(`A patch from ${from} after version ${document.version}`);
  const next = applyPatch(document, ops);
  if (event.id !== String(next.version)) throw new Error(`Event ${event.id} has version ${next.version}`);
  return next;
}
