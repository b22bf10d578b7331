/** The entity tag of a row: the time of its last change. */
export const entityTagOf = ({ updatedAt }: { updatedAt: string }): string =>
  `"${Temporal.Instant.from(updatedAt).toString()}"`;

/** Fits no row, because each was changed later. */
const unknownVersion = '1970-01-01T00:00:00Z';

const tag = /^\s*(?:W\/)?"([^"]*)"\s*$/;

/**
 * The version that the row of a write must have, by its `If-Match` header; undefined for any. A weak tag counts like a strong one,
 * because compression makes tags weak.
 */
export function versionOf(ifMatch: string | undefined): string | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const versions = ifMatch.split(',').flatMap((each) => {
    const [, text = ''] = tag.exec(each) ?? [];
    try {
      return Temporal.Instant.from(text);
    } catch {
      return [];
    }
  });
  return versions.sort(Temporal.Instant.compare).at(-1)?.toString() ?? unknownVersion;
}
