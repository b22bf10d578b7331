import { createHash } from 'node:crypto';

type Request = (
  method: 'DELETE' | 'POST' | 'PUT',
  query: Record<string, string>,
  init?: { body?: Blob | string; headers?: Record<string, string> },
) => Promise<Response>;

/**
 * Uploads an object in parts: the protocol limits a single request to 5 GB. The store compares each part with its hash. A
 * failed upload is aborted, so that its parts take no space.
 */
export async function uploadParts(request: Request, body: Blob, partSize: number): Promise<void> {
  const uploadId = requireTag(await (await request('POST', { uploads: '' })).text(), 'UploadId');
  try {
    const tags: string[] = [];
    for (let start = 0; start < body.size; start += partSize) {
      const part = body.slice(start, start + partSize);
      const headers = { 'x-amz-content-sha256': await hashOf(part) };
      const query = { partNumber: String(tags.length + 1), uploadId };
      const response = await request('PUT', query, { body: part, headers });
      tags.push(response.headers.get('etag') ?? '');
      await response.body?.cancel();
    }
    const parts = tags.map((tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
    const completed = await request(
      'POST',
      { uploadId },
      { body: `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>` },
    );
    // a failure after the response has begun has the status 200, too
    requireTag(await completed.text(), 'ETag');
  } catch (error) {
    await request('DELETE', { uploadId }).catch(() => {});
    throw error;
  }
}

async function hashOf(part: Blob): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of part.stream()) hash.update(chunk);
  return hash.digest('hex');
}

function requireTag(xml: string, name: string): string {
  const [, value] = new RegExp(`<${name}>([^<]+)</${name}>`).exec(xml) ?? [];
  if (value === undefined) throw new Error(`The object store sent no ${name}: ${xml.slice(0, 500)}`);
  return value;
}
