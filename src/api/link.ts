import { linkKind } from '../domain/links.ts';

/** A link as written; null for one whose scheme could run code. */
export const followable = (url: string | null): string | null =>
  url === null || url.trim() === '' || linkKind(url).type === 'refused' ? null : url;
