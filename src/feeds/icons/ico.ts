type Picture = { size: number; png: Uint8Array };

const header = 6;
const entrySize = 16;
const bits = 32;

/** An icon file (ICO) of PNG pictures, each smaller than 256 pixels. */
export const createIco = (pictures: readonly Picture[]): Uint8Array => {
  const head = Buffer.alloc(header + entrySize * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = header + entrySize * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(bits, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
};
