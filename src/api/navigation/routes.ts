import { endpoint } from '../endpoint.ts';
import { findSports } from '../sports/queries.ts';
import { derivedMenu, linksToSports } from './derived-menu.ts';
import { findSections, sectionTags } from './find-sections.ts';
import { findNavigation, findSportContents } from './queries.ts';
import { toNavigation, toSportNavigation } from './reshape.ts';
import { navigationContract } from './schema.ts';

/** TTL in milliseconds, after which content that was published or expired by date is reflected in the sections. */
const sectionsTtl = 10 * 60_000;

export const navigationEndpoints = [
  endpoint(navigationContract.main, async ({ db, tenant }) => {
    const [rows, sports, contents] = await Promise.all([
      findNavigation(db, tenant.id, undefined),
      findSports(db, tenant.id),
      findSportContents(db, tenant.id),
    ]);
    const entered = toNavigation(rows, new Map(sports.map((row) => [row.sport.id, row])), contents);
    if (linksToSports(rows)) return { body: entered, tags: ['navigation', 'sports'] };
    const derived = derivedMenu({
      sports,
      contents,
      settings: tenant.settings,
      sections: await findSections(db, tenant.id, sports),
    });
    const urls = new Set(entered.map(({ url }) => url));
    return {
      body: [...derived.filter(({ url }) => url === null || !urls.has(url)), ...entered],
      tags: sectionTags,
      expiresAt: Date.now() + sectionsTtl,
    };
  }),
  endpoint(navigationContract.sections, async ({ db, tenant }) => {
    const sections = await findSections(db, tenant.id, await findSports(db, tenant.id));
    return { body: sections, tags: sectionTags, expiresAt: Date.now() + sectionsTtl };
  }),
  endpoint(navigationContract.sub, async ({ db, tenant, values: { sportId } }) => {
    const [rows, sports, contents] = await Promise.all([
      findNavigation(db, tenant.id, sportId),
      findSports(db, tenant.id),
      findSportContents(db, tenant.id),
    ]);
    const byId = new Map(sports.map((row) => [row.sport.id, row]));
    const sport = byId.get(sportId);
    if (!sport) return undefined;
    return { body: toSportNavigation(sport, rows, byId, contents), tags: ['navigation', `sport:${sportId}`] };
  }),
];
