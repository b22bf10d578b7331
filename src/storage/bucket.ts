import { setTimeout as wait } from 'node:timers/promises';

import { AwsClient } from 'aws4fetch';

import { uploadParts } from './upload-parts.ts';

/** An object store with the S3 protocol: the folder of a bucket. Keys are relative to it. */
export type Bucket = ReturnType<typeof createBucket>;

/** Milliseconds until the response begins, which for an upload is when all bytes were sent. */
const responseTimeout = { read: 15_000, upload: 900_000 };
/** Milliseconds before each further attempt. */
const retryDelays = [100, 500];
type Init = { body?: Blob | string; headers?: Record<string, string> };

/** Larger objects are uploaded in parts of this size. */
const defaultPartSize = 512 * 1024 * 1024;

/** Seconds that a signed URL is valid. */
const urlSeconds = 3600;

/**
 * Opens a bucket from `STORAGE_URL`: `https://KEY:SECRET@host/bucket/folder?region=eu-central-1`. No request is
 * sent yet. A request that fails without a response, or with a 5xx status, is sent again twice.
 */
export function createBucket(storageUrl: string, { partSize = defaultPartSize } = {}) {
  const { username, password, origin, pathname, searchParams } = new URL(storageUrl);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    region: searchParams.get('region') ?? 'us-east-1',
    retries: 0,
  });
  const base = `${origin}${pathname.replace(/(?<!\/)\/+$/, '')}`;
  const addressOf = (key: string, query: Record<string, string> = {}) =>
    new URL(`${base}/${key}${Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''}`);

  const sendOnce = async (method: string, url: URL, init: Init): Promise<Response> => {
    const waiting = new AbortController();
    const limit = method === 'PUT' ? responseTimeout.upload : responseTimeout.read;
    const timeout = setTimeout(() => waiting.abort(new Error('no response')), limit);
    try {
      return await client.fetch(url.href, { ...init, method, signal: waiting.signal });
    } finally {
      clearTimeout(timeout);
    }
  };
  const send = async (method: string, url: URL, init: Init = {}): Promise<Response> => {
    for (const delay of retryDelays) {
      const response = await sendOnce(method, url, init).catch(() => undefined);
      if (response && response.status < 500) return response;
      await response?.body?.cancel();
      await wait(delay);
    }
    return sendOnce(method, url, init).catch((error: unknown) => {
      throw storeFailure(`${method} ${url.pathname}: ${error instanceof Error ? error.message : String(error)}`, error);
    });
  };
  const expectStatus = async (response: Response, what: string, statuses: readonly number[]) => {
    if (statuses.includes(response.status)) return response;
    const [, code] = /<Code>(\w+)<\/Code>/.exec(await response.text()) ?? [];
    throw storeFailure(`${what}: status ${response.status}${code ? ` ${code}` : ''}`);
  };

  return {
    /** Stores an object. The store compares its bytes with `sha256`, or each part with its own hash, and rejects others. */
    put: async (key: string, body: Blob, sha256: string): Promise<void> => {
      if (body.size > partSize) {
        return uploadParts(
          async (method, query, init) =>
            expectStatus(await send(method, addressOf(key, query), init), `${method} ${key}`, [200, 204]),
          body,
          partSize,
        );
      }
      const response = await send('PUT', addressOf(key), { body, headers: { 'x-amz-content-sha256': sha256 } });
      await expectStatus(response, `PUT ${key}`, [200]);
      await response.body?.cancel();
    },
    /** The size of an object; `undefined` when it does not exist. */
    head: async (key: string): Promise<number | undefined> => {
      const response = await send('HEAD', addressOf(key));
      await expectStatus(response, `HEAD ${key}`, [200, 404]);
      return response.status === 404 ? undefined : Number(response.headers.get('content-length'));
    },
    /** The response with an object or, with `range` ("bytes=0-99"), a part of it; `undefined` when it does not exist. */
    get: async (key: string, range?: string): Promise<Response | undefined> => {
      const response = await send('GET', addressOf(key), { headers: range === undefined ? {} : { range } });
      await expectStatus(response, `GET ${key}`, [range === undefined ? 200 : 206, 404]);
      if (response.status !== 404) return response;
      await response.body?.cancel();
      return undefined;
    },
    delete: async (key: string): Promise<void> => {
      const response = await send('DELETE', addressOf(key));
      await expectStatus(response, `DELETE ${key}`, [200, 204, 404]);
      await response.body?.cancel();
    },
    /** A URL that reads an object for an hour, with response headers such as `response-content-type`. */
    sign: async (key: string, headers: Record<string, string>): Promise<string> => {
      const url = addressOf(key);
      for (const [name, value] of Object.entries(headers)) url.searchParams.set(name, value);
      url.searchParams.set('X-Amz-Expires', String(urlSeconds));
      const { url: signed } = await client.sign(url.href, { method: 'GET', aws: { signQuery: true } });
      return signed;
    },
  };
}

const storeFailure = (message: string, cause?: unknown): Error =>
  new Error(`The object store failed: ${message}`, cause === undefined ? undefined : { cause });
