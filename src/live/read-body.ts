/** More than was allowed, or `broken`: the sender went away before the end. The rest is not read. */
type Unread = 'too-large' | 'broken';

/** The bytes of a request, or why they are not there: as soon as they are more than `most`, nothing is read any more. */
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
