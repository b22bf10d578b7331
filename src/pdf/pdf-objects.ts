import { deflateSync } from 'node:zlib';

/** The number of an object. */
export type Ref = number;

/** An object in the syntax of PDF, or a stream with the entries of its dictionary. */
type Body = string | { dictionary: string; bytes: Buffer };

/** Objects in one compressed stream. */
const objectsPerStream = 400;

export const refTo = (ref: Ref): string => `${ref} 0 R`;

/** A text string: UTF-16 with a byte order mark. */
export const textString = (text: string): string =>
  `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;

export type PdfObjects = ReturnType<typeof createPdfObjects>;

/** The objects of a PDF file. Objects other than streams are stored in compressed streams, six times smaller. */
export function createPdfObjects() {
  const bodies: (Body | undefined)[] = [];

  /** Reserves the number of an object that `set` defines. */
  const reserve = (): Ref => bodies.push(undefined);
  const set = (ref: Ref, body: Body): void => {
    bodies[ref - 1] = body;
  };
  const add = (body: Body): Ref => bodies.push(body);

  return {
    reserve,
    set,
    add,
    /** Adds a compressed stream. */
    addStream: (bytes: Buffer, entries = ''): Ref => {
      const packed = deflateSync(bytes);
      return add({ dictionary: `/Filter/FlateDecode/Length ${packed.length}${entries}`, bytes: packed });
    },
    /** The file. */
    toFile: (catalog: Ref, info: Ref): Buffer => {
      const places: Place[] = [{ type: 0, first: 0, second: 65_535 }];
      const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n%âãÏÓ\n', 'latin1')];
      let length = chunks[0]?.length ?? 0;
      const write = (chunk: Buffer) => {
        chunks.push(chunk);
        length += chunk.length;
      };
      const writeStream = (ref: Ref, { dictionary, bytes }: Exclude<Body, string>) => {
        places[ref] = { type: 1, first: length, second: 0 };
        write(Buffer.from(`${ref} 0 obj<<${dictionary}>>stream\n`, 'latin1'));
        write(bytes);
        write(Buffer.from('\nendstream\nendobj\n', 'latin1'));
      };
      const plain: { ref: Ref; text: string }[] = [];
      for (const [index, body] of bodies.entries()) {
        if (body === undefined) throw new Error(`The object ${index + 1} of the PDF has no content`);
        if (typeof body === 'string') plain.push({ ref: index + 1, text: body });
        else writeStream(index + 1, body);
      }
      let next = bodies.length + 1;
      for (let start = 0; start < plain.length; start += objectsPerStream) {
        const part = plain.slice(start, start + objectsPerStream);
        for (const [index, { ref }] of part.entries()) places[ref] = { type: 2, first: next, second: index };
        writeStream(next++, objectStream(part));
      }
      const start = length;
      places[next] = { type: 1, first: start, second: 0 };
      writeStream(next, crossReferences(places, `/Root ${refTo(catalog)}/Info ${refTo(info)}`));
      write(Buffer.from(`startxref\n${start}\n%%EOF\n`, 'latin1'));
      return Buffer.concat(chunks);
    },
  };
}

function objectStream(objects: readonly { ref: Ref; text: string }[]) {
  let offset = 0;
  const offsets = objects.map(({ ref, text }) => {
    const entry = `${ref} ${offset}`;
    offset += text.length + 1;
    return entry;
  });
  const heads = `${offsets.join(' ')}\n`;
  const bytes = deflateSync(Buffer.from(`${heads}${objects.map(({ text }) => text).join('\n')}\n`, 'latin1'));
  const entries = `/Type/ObjStm/N ${objects.length}/First ${heads.length}`;
  return { dictionary: `${entries}/Filter/FlateDecode/Length ${bytes.length}`, bytes };
}

/** Free (0), at the byte `first` (1), or the object `second` of the stream `first` (2). */
type Place = { type: 0 | 1 | 2; first: number; second: number };

const rowLength = 7;

/** The table of objects. Rows store the difference from the row above, which compresses well. */
function crossReferences(places: readonly Place[], entries: string) {
  const rows = Buffer.alloc(places.length * rowLength);
  for (const [index, { type, first, second }] of places.entries()) {
    rows.writeUInt8(type, index * rowLength);
    rows.writeUInt32BE(first, index * rowLength + 1);
    rows.writeUInt16BE(second, index * rowLength + 5);
  }
  const filtered = Buffer.alloc(places.length * (rowLength + 1));
  for (let index = 0; index < places.length; index++) {
    filtered[index * (rowLength + 1)] = 2;
    for (let at = 0; at < rowLength; at++) {
      const byte = rows[index * rowLength + at] ?? 0;
      const above = index === 0 ? 0 : (rows[(index - 1) * rowLength + at] ?? 0);
      filtered[index * (rowLength + 1) + 1 + at] = byte - above;
    }
  }
  const bytes = deflateSync(filtered);
  const predictor = `/DecodeParms<</Predictor 12/Columns ${rowLength}>>`;
  return {
    dictionary: `/Type/XRef/Size ${places.length}/W[1 4 2]${entries}/Filter/FlateDecode${predictor}/Length ${bytes.length}`,
    bytes,
  };
}
