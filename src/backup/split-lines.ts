/**
 * The lines of UTF-8 text, which ends with a line break if it is complete. Divides at "\n" only: `readline` also divides at
 * U+2028 and U+2029, which JSON does not escape. Throws for bytes that are not UTF-8.
 */
export async function* splitLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  // parts of the line that is not complete: a picture is a line of megabytes, which come in small chunks
  let parts: string[] = [];
  for await (const chunk of chunks) {
    const [first = '', ...lines] = decoder.decode(chunk, { stream: true }).split('\n');
    parts.push(first);
    for (const line of lines) {
      yield parts.join('');
      parts = [line];
    }
  }
  const last = parts.join('') + decoder.decode();
  if (last !== '') yield last;
}
