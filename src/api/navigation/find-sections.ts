import type { Db } from '../../db/client.ts';
import type { SiteSection } from '../../domain/site-section.ts';
import { findPublicKey } from '../notifications/queries.ts';
import type { SportRow } from '../sports/queries.ts';
import { findListPages, listedKinds } from './list-pages.ts';
import { ownSections } from './own-sections.ts';

/** The cache tags of what makes a section. */
export const sectionTags: readonly string[] = ['navigation', 'sports', ...listedKinds];

/** The sections of the site that have content, besides its sports. */
export async function findSections(db: Db, tenantId: number, sports: readonly SportRow[]): Promise<SiteSection[]> {
  const [pages, publicKey] = await Promise.all([findListPages(db, tenantId), findPublicKey(db, tenantId)]);
  return [...pages, ...ownSections(sports, publicKey !== undefined)];
}
