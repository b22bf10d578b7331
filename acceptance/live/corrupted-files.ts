import { createRandom } from '../../replay/mistakes.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The file cut off after each kilobyte. */
export const truncations = (bytes: Uint8Array): Uint8Array[] =>
  Array.from({ length: Math.floor((bytes.length - 1) / 1024) }, (_, index) => bytes.subarray(0, (index + 1) * 1024));

/** The same XML with the attributes of each element in random order. */
export function reorderedXml(bytes: Uint8Array, seed: number): Uint8Array {
  const random = createRandom(seed);
  const tag = /<(\w+)((?:\s+[\w:-]+="[^"]*")+)/g;
  const shuffled = decoder.decode(bytes).replace(tag, (_, name: string, attributes: string) => {
    const all = attributes.match(/\s+[\w:-]+="[^"]*"/g) ?? [];
    return `<${name}${shuffle(all, random).join('')}`;
  });
  return encoder.encode(shuffled);
}

/** The same JSON with the keys of each object in random order. */
export function reorderedJson(bytes: Uint8Array, seed: number): Uint8Array {
  const random = createRandom(seed);
  const reviver = (_: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(shuffle(Object.entries(value), random))
      : value;
  return encoder.encode(JSON.stringify(JSON.parse(decoder.decode(bytes), reviver)));
}

const shuffle = <T>(all: readonly T[], random: () => number): T[] =>
  all
    .map((item) => ({ item, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);

/** `count` corrupted copies of a file; the same seed gives the same copies. */
export function corruptions(bytes: Uint8Array, { seed, count }: { seed: number; count: number }): Uint8Array[] {
  const random = createRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const randomRange = () => {
    const start = below(bytes.length);
    return { start, end: Math.min(bytes.length, start + 1 + below(2000)) };
  };
  const kinds: (() => Uint8Array)[] = [
    // a range is missing, repeated or moved
    () => without(bytes, randomRange()),
    () => inserted(bytes, below(bytes.length), slice(bytes, randomRange())),
    () => inserted(without(bytes, randomRange()), below(bytes.length - 2000), slice(bytes, randomRange())),
    // random bytes, or random printable characters
    () => withReplaced(bytes, 1 + below(20), () => below(256), random),
    () => withReplaced(bytes, 1 + below(5), () => 33 + below(94), random),
    () => bytes.subarray(0, below(bytes.length)),
    () => bytes.subarray(below(bytes.length)),
  ];
  return Array.from({ length: count }, (_, index) => kinds[index % kinds.length]?.() ?? bytes);
}

type Range = { start: number; end: number };

const slice = (bytes: Uint8Array, { start, end }: Range) => bytes.subarray(start, end);

const without = (bytes: Uint8Array, { start, end }: Range): Uint8Array =>
  Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]);

const inserted = (bytes: Uint8Array, at: number, part: Uint8Array): Uint8Array =>
  Buffer.concat([bytes.subarray(0, at), part, bytes.subarray(at)]);

function withReplaced(bytes: Uint8Array, count: number, byte: () => number, random: () => number): Uint8Array {
  const copy = Uint8Array.from(bytes);
  for (let index = 0; index < count; index += 1) copy[Math.floor(random() * bytes.length)] = byte();
  return copy;
}
