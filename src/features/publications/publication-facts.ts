import type { ItemOf } from '../../content/define-content.ts';
import type { publication } from '../../content/publications/publication.ts';
import { publicationTypeTitles } from '../../domain/publication.ts';
import { printSize, printType } from '../../web/file-size.ts';

export type Publication = ItemOf<(typeof publication)['fields']>;

export const kindTitle = ({ kind }: Publication): string => publicationTypeTitles[kind];

/** Where it is read, and the words of the link to it; undefined for one in print alone. */
export function readingLink({ file, link }: Publication): { href: string; label: string } | undefined {
  if (file) return { href: file.url, label: `Open the ${printType(file.name)} (${printSize(file.size)})` };
  const host = link ? URL.parse(link)?.hostname.replace(/^www\./, '') : undefined;
  return link && host ? { href: link, label: `Read it at ${host}` } : undefined;
}
