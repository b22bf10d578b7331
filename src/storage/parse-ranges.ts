import type { ByteRange } from './file-store.ts';

/** More are not worth their parts; the whole file is sent instead. */
const maxRanges = 20;

/**
 * The ranges of a `Range` header that a file of `size` bytes has, in their order, overlapping ones joined (RFC 9110, 14.2).
 * Undefined without a header, and for one that is malformed or asks for too many: the whole file. Empty when none of
 * them lies within the file.
 */
export function parseRanges(header: string | undefined, size: number): ByteRange[] | undefined {
  const [unit, list, ...rest] = (header ?? '').split('=');
  if (unit?.trim().toLowerCase() !== 'bytes' || list === undefined || rest.length > 0) return undefined;
  const specs = list.split(',').flatMap((spec) => spec.trim() || []);
  const parsed = specs.map((spec) => parseSpec(spec, size));
  if (specs.length === 0 || specs.length > maxRanges || parsed.includes('malformed')) return undefined;
  return joinOverlapping(parsed.filter((each) => typeof each === 'object'));
}

function parseSpec(spec: string, size: number): ByteRange | 'malformed' | 'outside' {
  const [, first = '', last = ''] = /^(\d{0,15})\s*-\s*(\d{0,15})$/.exec(spec) ?? [];
  if (first === '' && last === '') return 'malformed';
  if (first === '') return Number(last) === 0 ? 'outside' : { start: Math.max(0, size - Number(last)), end: size - 1 };
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'malformed';
  return start < size ? { start, end } : 'outside';
}

function joinOverlapping(ranges: readonly ByteRange[]): ByteRange[] {
  const joined: ByteRange[] = [];
  for (const range of ranges) {
    const same = joined.find(({ start, end }) => range.start <= end && start <= range.end);
    if (!same) joined.push({ ...range });
    else Object.assign(same, { start: Math.min(same.start, range.start), end: Math.max(same.end, range.end) });
  }
  return joined;
}
