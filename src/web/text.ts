/** Placeholder for a figure that was not recorded; never for zero. */
export const absent = '—';

/** Formats a wire record or score such as `12-3-1` with en dashes: `12–3–1`. */
export const enDashed = (figures: string): string => figures.replace(/(?<=\d)-(?=\d)/g, '–');

/** Two scores joined by an en dash, in the given order. */
export const formatScore = (first: number, second: number): string => `${first}–${second}`;

/** A number as text, with a real minus sign. `digits` fixes the decimals. */
export function formatNumber(value: number, digits?: number): string {
  return (digits === undefined ? String(value) : value.toFixed(digits)).replace('-', '−');
}

function inThousands(digits: string): string {
  const first = digits.length % 3;
  const rest = digits.slice(first).match(/\d{3}/g) ?? [];
  return [...(first > 0 ? [digits.slice(0, first)] : []), ...rest].join(',');
}

/** A printed figure with thousands separators, both parts of a pair: `1276` -> `1,276`, `88-1012` -> `88-1,012`. */
export const withThousands = (figure: string): string =>
  figure.replace(/(?<![\d.])\d{4,}/g, (digits) => inThousands(digits));

/** A difference that always shows its sign, as plus-minus columns do: `+4`, `0`, `−7`. */
export const formatSigned = (value: number): string => (value > 0 ? `+${value}` : formatNumber(value));

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 1st, 2nd, 3rd, 4th, 11th, 112th. */
export function formatOrdinal(value: number): string {
  const lastTwo = value % 100;
  const teen = lastTwo >= 11 && lastTwo <= 13;
  return `${value}${(!teen && ['th', 'st', 'nd', 'rd'][value % 10]) || 'th'}`;
}

/** Truncates text to `limit` characters, between words if possible, and adds an ellipsis. */
export function truncate(text: string, limit = 50): string {
  const characters = [...text];
  if (characters.length <= limit) {
    return text;
  }
  const cut = characters.slice(0, limit - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > limit / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}

const smallWords = new Set(['of', 'the', 'at', 'and', 'for', 'in', 'a', '&', '-']);

/** Up to four initials, shown in place of a missing picture: `UMES`, `NC`. */
export function monogram(name: string): string {
  if (/^to be determined\b/i.test(name)) return 'TBD';
  const words = name.split(/[\s/–-]+/).filter((word) => word && !smallWords.has(word.toLowerCase()));
  const [only = ''] = words;
  if (words.length < 2) {
    return [...only]
      .slice(0, only === only.toUpperCase() ? 4 : 2)
      .join('')
      .toUpperCase();
  }
  return words
    .map((word) => [...word.replace(/^[^\p{L}\p{N}]+/u, '')][0] ?? '')
    .join('')
    .slice(0, 4)
    .toUpperCase();
}
