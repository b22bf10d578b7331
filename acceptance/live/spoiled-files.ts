import { createRandom } from '../../src/live/replay/mistakes.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A file as far as it was written after every whole kilobyte. */
export const cutsOf = (bytes: Uint8Array): Uint8Array[] =>
  Array.from({ length: Math.floor((bytes.length - 1) / 1024) }, (_, index) => bytes.subarray(0, (index + 1) * 1024));

/** The same XML with the attributes of each element in another order. */
export function shuffledXml(bytes: Uint8Array, seed: number): Uint8Array {
  const random = createRandom(seed);
  const tag = /<(\w+)((?:\s+[\w:-]+="[^"]*")+)/g;
  const shuffled = decoder.decode(bytes).replace(tag, (_, name: string, attributes: string) => {
    const all = attributes.match(/\s+[\w:-]+="[^"]*"/g) ?? [];
    return `<${name}${inOtherOrder(all, random).join('')}`;
  });
  return encoder.encode(shuffled);
}

/** The same JSON with the keys of each object in another order. */
export function shuffledJson(bytes: Uint8Array, seed: number): Uint8Array {
  const random = createRandom(seed);
  const reviver = (_: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(inOtherOrder(Object.entries(value), random))
      : value;
  return encoder.encode(JSON.stringify(JSON.parse(decoder.decode(bytes), reviver)));
}

const inOtherOrder = <T>(all: readonly T[], random: () => number): T[] =>
  all
    .map((one) => ({ one, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one);

/** What becomes of files on bad disks and networks, and in the hands of people: so many, the same for the same seed. */
export function mangled(bytes: Uint8Array, { seed, count }: { seed: number; count: number }): Uint8Array[] {
  const random = createRandom(seed);
  const upTo = (most: number) => Math.floor(random() * most);
  const somewhere = () => {
    const start = upTo(bytes.length);
    return { start, end: Math.min(bytes.length, start + 1 + upTo(2000)) };
  };
  const kinds: (() => Uint8Array)[] = [
    // a piece is missing, stands twice, or stands elsewhere
    () => without(bytes, somewhere()),
    () => inserted(bytes, upTo(bytes.length), slice(bytes, somewhere())),
    () => inserted(without(bytes, somewhere()), upTo(bytes.length - 2000), slice(bytes, somewhere())),
    // bytes that are none of the file's, or other digits and signs
    () => withOthers(bytes, 1 + upTo(20), () => upTo(256), random),
    () => withOthers(bytes, 1 + upTo(5), () => 33 + upTo(94), random),
    () => bytes.subarray(0, upTo(bytes.length)),
    () => bytes.subarray(upTo(bytes.length)),
  ];
  return Array.from({ length: count }, (_, index) => kinds[index % kinds.length]?.() ?? bytes);
}

type Piece = { start: number; end: number };

const slice = (bytes: Uint8Array, { start, end }: Piece) => bytes.subarray(start, end);

const without = (bytes: Uint8Array, { start, end }: Piece): Uint8Array =>
  Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]);

const inserted = (bytes: Uint8Array, at: number, piece: Uint8Array): Uint8Array =>
  Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(at)]);

function withOthers(bytes: Uint8Array, count: number, byte: () => number, random: () => number): Uint8Array {
  const changed = Uint8Array.from(bytes);
  for (let index = 0; index < count; index += 1) changed[Math.floor(random() * bytes.length)] = byte();
  return changed;
}
