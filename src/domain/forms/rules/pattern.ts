/** Nested repetition, or an alternative within a repetition, takes exponential time on some texts. */
const nested = /\((?:\\.|[^()\\])*(?:[*+|]|\{\d*,)(?:\\.|[^()\\])*\)(?:[*+]|\{\d+,?\d*\})/;
/** Longest text that is matched with a pattern. */
export const longestMatched = 1000;

/** The expression of a parameter such as `/^[A-Z]{2}\d+$/`; undefined for other texts. */
export function createPattern(parameter: string): RegExp | undefined {
  const [, source, flags] = /^\/(.+)\/([imsu]*)$/s.exec(parameter) ?? [];
  return source === undefined ? undefined : new RegExp(source, flags);
}

/** The reason to refuse an expression; undefined if it is safe. */
export function patternFault(parameter: string): string | undefined {
  try {
    const pattern = createPattern(parameter);
    if (pattern && nested.test(pattern.source)) return 'repeats a group that contains a repetition or an alternative';
    return undefined;
  } catch {
    return 'is not a regular expression';
  }
}
