// The baseline of the benchmark: sends rendered documents from memory with plain `node:http`.
// `<n>.html` in the folder given as argument is sent at `/<n>`, with the headers in `<n>.json`.
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { preferredEncoding } from '../src/web/preferred-encoding.ts';

const folder = process.argv[2];
if (!folder) throw new Error('Usage: memory-server.ts FOLDER');

type Variant = { body: Buffer; headers: OutgoingHttpHeaders };

const variantsOf = (body: Buffer, headers: OutgoingHttpHeaders) => {
  const variant = (bytes: Buffer, encoding?: string): Variant => ({
    body: bytes,
    headers: { ...headers, 'content-length': bytes.length, ...(encoding && { 'content-encoding': encoding }) },
  });
  return {
    identity: variant(body),
    br: variant(brotliCompressSync(body), 'br'),
    gzip: variant(gzipSync(body), 'gzip'),
  };
};

const documents = new Map<string, ReturnType<typeof variantsOf>>();
for (const file of await readdir(folder)) {
  const { name, ext } = path.parse(file);
  if (ext !== '.html') continue;
  const headers = JSON.parse(await readFile(path.join(folder, `${name}.json`), 'utf8'));
  documents.set(`/${name}`, variantsOf(await readFile(path.join(folder, file)), headers));
}

createServer(({ url = '/', headers }, response) => {
  const document = documents.get(url);
  if (document) {
    const variant = document[preferredEncoding(headers['accept-encoding'] ?? '') ?? 'identity'];
    response.writeHead(200, variant.headers);
    response.end(variant.body);
  } else if (url === '/metrics') {
    const { user, system } = process.cpuUsage();
    response.end(`process_cpu_seconds_total ${(user + system) / 1e6}\n`);
  } else {
    // the probes: of the benchmark, and of Varnish
    response.statusCode = ['/readyz', '/healthz'].includes(url) ? 200 : 404;
    response.end();
  }
}).listen(Number(process.env.PORT), '127.0.0.1');
