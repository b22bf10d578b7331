import { Unzip, UnzipInflate } from 'fflate';

import { stripHtml } from '../web/strip-html.ts';

/** Beyond this, a file of a few kilobytes is an attack. */
const maxUnpacked = 32 * 1024 * 1024;
const textPart = 'word/document.xml';

/** The text of a Word document. Unpacks the part with the text alone, and throws an error with the code TOO_LARGE for a large one. */
export function readDocx(bytes: Uint8Array): string {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const unzip = new Unzip((part) => {
    if (part.name !== textPart) return;
    part.ondata = (error, chunk) => {
      if (error) throw error;
      size += chunk.length;
      if (size > maxUnpacked)
        throw Object.assign(new Error(`${textPart} unpacks to more than ${maxUnpacked} bytes`), { code: 'TOO_LARGE' });
      chunks.push(chunk);
    };
    part.start();
  });
  unzip.register(UnzipInflate);
  // in small steps: each is unpacked before the limit is checked
  for (let start = 0; start < bytes.length; start += 4096)
    unzip.push(bytes.subarray(start, start + 4096), start + 4096 >= bytes.length);
  if (chunks.length === 0) throw new Error(`There is no ${textPart}`);
  return stripHtml(
    Buffer.concat(chunks)
      .toString()
      .replace(/<\/w:p>/g, ' '),
  );
}
