import { randomUUID } from 'node:crypto';

import type { ByteRange, FileStore } from '../storage/file-store.ts';
import { parseRanges } from '../storage/parse-ranges.ts';
import { matchesEntityTag } from '../web/entity-tag.ts';
import { extensionOf, fileTypes } from '../web/file-types.ts';
import { contentDisposition } from './content-disposition.ts';
import type { FoundFile } from './find-file.ts';

type Options = {
  store: Pick<FileStore, 'read'>;
  tenantId: number;
  request: Request;
  /** `Cache-Control` for a file that everyone may read. */
  caching: string;
};

/**
 * The response to a GET or HEAD request for a file: whole, in part (206), not modified (304) or out of range (416). The body
 * is read from the store as the client takes it; the file is opened with the first read and closed with the last.
 */
export function fileResponse(file: FoundFile, { store, tenantId, request, caching }: Options): Response {
  const { size, sha256, mime } = file;
  const headers = headersOf(file, caching);
  if (isNotModified(file, request)) return new Response(null, { status: 304, headers });
  const isHead = request.method === 'HEAD';
  const bodyOf = (chunks: AsyncIterable<Uint8Array<ArrayBuffer>>) => (isHead ? null : streamOf(chunks));
  const read = (range: ByteRange) => store.read(tenantId, sha256, range);
  const ranges =
    isHead || !isRangeValid(file, request) ? undefined : parseRanges(request.headers.get('range') ?? undefined, size);
  if (!ranges) {
    headers.set('content-length', String(size));
    return new Response(bodyOf(read({ start: 0, end: size - 1 })), { headers });
  }
  const [first, second] = ranges;
  if (!first) {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  if (!second) {
    headers.set('content-range', contentRange(first, size));
    headers.set('content-length', String(lengthOf(first)));
    return new Response(bodyOf(read(first)), { status: 206, headers });
  }
  const boundary = randomUUID();
  const parts = ranges.map((range) => ({ range, head: partHead(boundary, mime, contentRange(range, size)) }));
  const tail = `\r\n--${boundary}--\r\n`;
  const length = parts.reduce((sum, { range, head }) => sum + head.length + lengthOf(range), tail.length);
  headers.set('content-type', `multipart/byteranges; boundary=${boundary}`);
  headers.set('content-length', String(length));
  return new Response(bodyOf(multipart(parts, tail, read)), { status: 206, headers });
}

/** Reads the next chunk when the client has taken the one before. */
function streamOf(chunks: AsyncIterable<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const iterator = chunks[Symbol.asyncIterator]();
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
    const { done, value } = await iterator.next();
    if (done) controller.close();
    else controller.enqueue(value);
  };
  return new ReadableStream({ pull, cancel: async () => void (await iterator.return?.()) }, { highWaterMark: 0 });
}

const lengthOf = ({ start, end }: ByteRange) => end - start + 1;
const contentRange = ({ start, end }: ByteRange, size: number) => `bytes ${start}-${end}/${size}`;
const partHead = (boundary: string, mime: string, range: string) =>
  `\r\n--${boundary}\r\nContent-Type: ${mime}\r\nContent-Range: ${range}\r\n\r\n`;

async function* multipart(
  parts: readonly { range: ByteRange; head: string }[],
  tail: string,
  read: (range: ByteRange) => AsyncIterable<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  for (const { range, head } of parts) {
    yield encoder.encode(head);
    yield* read(range);
  }
  yield encoder.encode(tail);
}

const etagOf = ({ sha256 }: FoundFile) => `"${sha256}"`;
/** HTTP dates have whole seconds. */
const modifiedOf = ({ updatedAt }: FoundFile) => new Date(updatedAt).toUTCString();

function isNotModified(file: FoundFile, { headers }: Request): boolean {
  const ifNoneMatch = headers.get('if-none-match');
  if (ifNoneMatch !== null) return matchesEntityTag(ifNoneMatch, etagOf(file));
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return Date.parse(modifiedOf(file)) <= since;
}

/** Whether the file is still the one that a client has parts of: a range of another one would damage its copy. */
function isRangeValid(file: FoundFile, { headers }: Request): boolean {
  const ifRange = headers.get('if-range');
  return ifRange === null || ifRange === etagOf(file) || ifRange === modifiedOf(file);
}

/** Subtitles and other text, which players of other sites read with scripts. */
export const isReadByScripts = ({ mime }: FoundFile): boolean => /^(?:text\/|application\/x-subrip)/.test(mime);

/** How browsers name and open a file. */
export function dispositionOf({ name, path }: FoundFile): string {
  const type = fileTypes[extensionOf(path)];
  return contentDisposition(type && !type.isSaved ? 'inline' : 'attachment', name);
}

const policy = "default-src 'none'; style-src 'unsafe-inline'";

/**
 * What an opened file may load: nothing, but a recording loads itself into the player that the browser opens it in, for which the
 * sandbox keeps its origin. Safari shows no PDF in a sandbox, and Chrome ignores the policy of one; viewers of PDF give its scripts
 * no access to the site.
 */
function policyOf({ mime }: FoundFile): string {
  if (mime === 'application/pdf') return policy;
  return /^(?:audio|video)\//.test(mime)
    ? `${policy}; media-src 'self'; sandbox allow-same-origin`
    : `${policy}; sandbox`;
}

function headersOf(file: FoundFile, caching: string): Headers {
  const { access, mime } = file;
  const isHidden = access === 'hidden';
  const headers = new Headers({
    'accept-ranges': 'bytes',
    etag: etagOf(file),
    'last-modified': modifiedOf(file),
    'content-type': mime,
    'content-disposition': dispositionOf(file),
    'cache-control': isHidden ? 'private, no-store' : caching,
    'x-content-type-options': 'nosniff',
    'content-security-policy': policyOf(file),
    'cross-origin-resource-policy': isHidden ? 'same-origin' : 'cross-origin',
  });
  if (access !== 'public') headers.set('x-robots-tag', isHidden ? 'noindex, nofollow' : 'noindex');
  if (!isHidden && isReadByScripts(file)) headers.set('access-control-allow-origin', '*');
  return headers;
}
