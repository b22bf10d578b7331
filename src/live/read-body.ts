/** The bytes of a request, or undefined as soon as they are more than `most`: the rest is not read. */
export async function readBody({ body }: Pick<Request, 'body'>, most: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
