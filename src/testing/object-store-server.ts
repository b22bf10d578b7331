import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const region = 'eu-test-1';
const accessKey = 'TESTKEY';
const secretKey = 'secret/with+signs';

type Fault = 'down' | 'cut' | 'damage' | 'refuseLastPart';

type Options = { port?: number; objects?: Map<string, Buffer> };

/** An object store with the S3 protocol in memory: it verifies signatures and the hashes of uploads. */
export async function startObjectStore({ port = 0, objects = new Map<string, Buffer>() }: Options = {}) {
  /** Parts of uploads that are not complete. */
  const uploads = new Map<string, Buffer[]>();
  const requests: string[] = [];
  let fault: Fault | undefined;

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
    requests.push(`${request.method} ${url.pathname}`);
    if (fault === 'down') return refuse(response, 503, 'SlowDown');
    if (!isSigned(request, url)) return refuse(response, 403, 'SignatureDoesNotMatch');
    const hash = request.headers['x-amz-content-sha256'];
    if (request.method === 'PUT' && hash !== sha256(body)) return refuse(response, 400, 'XAmzContentSHA256Mismatch');
    if (url.searchParams.has('uploads') || url.searchParams.has('uploadId'))
      return handleParts(request.method, response, url, body);
    if (request.method === 'PUT') {
      objects.set(url.pathname, fault === 'damage' ? body.subarray(1) : body);
      return response.writeHead(200).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(url.pathname);
      return response.writeHead(204).end();
    }
    const object = objects.get(url.pathname);
    if (!object) return refuse(response, 404, 'NoSuchKey');
    sendObject(request, response, url, object);
  });

  const handleParts = (method: string | undefined, response: ServerResponse, url: URL, body: Buffer) => {
    const id = url.searchParams.get('uploadId') ?? `upload-${uploads.size + 1}`;
    const parts = uploads.get(id) ?? [];
    if (method === 'PUT') {
      const number = Number(url.searchParams.get('partNumber'));
      if (fault === 'refuseLastPart' && number === 4) return refuse(response, 400, 'InvalidPart');
      parts[number - 1] = body;
      return response.writeHead(200, { etag: `"${sha256(body)}"` }).end();
    }
    if (url.searchParams.has('uploads')) {
      uploads.set(id, []);
      return response.end(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
    }
    uploads.delete(id);
    if (method === 'DELETE') return response.writeHead(204).end();
    const named = [...body.toString().matchAll(/<ETag>"(\w+)"<\/ETag>/g)].map(([, tag]) => tag);
    if (named.join() !== parts.map(sha256).join()) return refuse(response, 400, 'InvalidPart');
    objects.set(url.pathname, Buffer.concat(parts));
    return response.end('<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>');
  };

  const sendObject = ({ method, headers }: IncomingMessage, response: ServerResponse, url: URL, object: Buffer) => {
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    const start = Number(first ?? 0);
    const part = object.subarray(start, last === undefined ? object.length : Number(last) + 1);
    response.writeHead(first === undefined ? 200 : 206, {
      'content-length': part.length,
      'content-type': url.searchParams.get('response-content-type') ?? 'binary/octet-stream',
      'content-disposition': url.searchParams.get('response-content-disposition') ?? 'attachment',
      ...(first !== undefined && { 'content-range': `bytes ${start}-${start + part.length - 1}/${object.length}` }),
    });
    if (method === 'HEAD') response.end();
    else if (fault === 'cut') {
      fault = undefined;
      response.write(part.subarray(0, part.length / 2), () => response.destroy());
    } else response.end(part);
  };

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = `${accessKey}:${encodeURIComponent(secretKey)}`;
  return {
    /** A value of `STORAGE_URL`. */
    url: `http://${keys}@${origin}/bucket/site?region=${region}`,
    urlWithWrongSecret: `http://${accessKey}:wrong@${origin}/bucket/site?region=${region}`,
    objects,
    uploads,
    requests,
    /** `down` until changed; `damage` stores other bytes; `cut` breaks the next download in the middle. */
    setFault: (next: Fault | undefined) => {
      fault = next;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Signature version 4 in the header or in the query, as the documentation of S3 defines it. */
function isSigned({ method = '', headers }: IncomingMessage, url: URL): boolean {
  const query = url.searchParams;
  const isQuery = query.has('X-Amz-Signature');
  const inHeader = Object.fromEntries(
    (headers.authorization ?? '').matchAll(/(\w+)=([^,\s]+)/g).map(([, name = '', value = '']) => [name, value]),
  );
  const find = (name: string) => (isQuery ? query.get(`X-Amz-${name}`) : inHeader[name]) ?? '';
  const signedHeaders = find('SignedHeaders');
  const time = (isQuery ? query.get('X-Amz-Date') : String(headers['x-amz-date'])) ?? '';
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  if (find('Credential') !== `${accessKey}/${scope}`) return false;
  const signedAt = Date.parse(time.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
  const validFor = isQuery ? Number(find('Expires')) : 900;
  if (!(Date.now() - signedAt < validFor * 1000)) return false;
  const canonicalQuery = [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const canonical = [
    method,
    url.pathname.split('/').map(decodeURIComponent).map(encode).join('/'),
    canonicalQuery,
    ...signedHeaders.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    signedHeaders,
    isQuery ? 'UNSIGNED-PAYLOAD' : String(headers['x-amz-content-sha256']),
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
  const key = ['aws4_request', 's3', region, time.slice(0, 8)].reduceRight<string | Buffer>(hmac, `AWS4${secretKey}`);
  return hmac(key, toSign).toString('hex') === find('Signature');
}
