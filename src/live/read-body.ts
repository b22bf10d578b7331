/** Too large, or `broken` if the client disconnected early. The rest is not read. */
type Unread = 'too-large' | 'broken';

/** Reads a request body; stops reading once it exceeds `most` bytes. */
export async function readBody({ body }: Pick<Request, 'body'>, most: number): Promise<Uint8Array | Unread> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of body ?? []) {
      length += chunk.length;
      if (length > most) return 'too-large';
      chunks.push(chunk);
    }
  } catch {
    return 'broken';
  }
  return Buffer.concat(chunks, length);
}
