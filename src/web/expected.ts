import type { ArkError } from 'arktype';

// without a comma before the last, as arktype lists them
const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/**
 * What a value of an arktype error has to be, as the end of "it has to be …": `"a", "b" or "c"`. For a union, arktype's own text
 * is a sentence that quotes the value, which may be a secret.
 */
export function expectedOf(error: ArkError): string {
  if (!error.hasCode('union')) return error.expected;
  const branches = error.errors.map((branch) => {
    const inner = [...branch.path].slice(error.path.length).map(String).join('.');
    return inner === '' ? expectedOf(branch) : `an object whose ${inner} is ${expectedOf(branch)}`;
  });
  return alternatives.format(new Set(branches));
}
