import type { Db } from '../../db/client.ts';
import { searchTerms } from '../../domain/search.ts';
import type { SiteSection } from '../../domain/site-section.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { href } from '../../routing/routes.ts';
import { slugify } from '../../web/slug.ts';
import type { Derive } from '../derived-cache.ts';
import { findSections, sectionTags } from '../navigation/find-sections.ts';
import { findSports, type SportRow } from '../sports/queries.ts';
import { type Documents, findDocuments } from './find-documents.ts';
import { findResults } from './find-results.ts';
import { type NamedSport, sportsAmong, sportsWithCode } from './named-sports.ts';
import type { SearchResult } from './schema.ts';
import { personTerms, sportPageTerms } from './sport-page-terms.ts';

type Request = { db: Db; tenant: Tenant; derive: Derive };

const maxBest = 3;
/** Sports in which a person is looked for, such as soccer of men and of women. */
const maxSports = 3;

/**
 * What the index does not find by the words alone, best first: a sport by its code (`mbb`) or with one of its pages or seasons
 * (`football roster 2026`), a person with their sport or role (`reed football`, `coach reed`), and sections of the site (`staff directory`).
 */
export async function findBest(
  { db, tenant, derive }: Request,
  terms: readonly string[],
  { kinds }: Documents,
): Promise<SearchResult[]> {
  const { sports, sections } = await derive('search bets', () => loadBets(db, tenant.id));
  const has = (kind: string) => kinds.some((found) => found.kind === kind);
  const pageTerms = sportPageTerms(terms);
  const names = pageTerms ?? terms;
  const coded = has('sport') ? [] : sportsWithCode(names, sports);
  const sportIds = pageTerms && coded.length === 0 ? await idsOf(db, tenant.id, 'sport', pageTerms) : coded;
  const personIds =
    sportIds.length > 0 || has('person') ? [] : await findPeopleByRole({ db, tenant }, { terms, names }, sports);
  const found = new Map(
    Object.entries({ sport: sportIds, person: personIds }).map(([kind, ids]) => [kind, { ids, total: ids.length }]),
  );
  const context = { tenantId: tenant.id, timezone: tenant.timezone, terms };
  const groups = await findResults(db, { found }, ['sport', 'person'], context);
  const wantsCoach = terms.some((term) => term.startsWith('coach'));
  const results = groups
    .flatMap(({ items }) => items)
    .toSorted((a, b) => (wantsCoach ? Number(isCoach(b)) - Number(isCoach(a)) : 0));
  return [...results, ...sections.filter(isNamedBy(terms)).map(sectionResult)].slice(0, maxBest);
}

const isCoach = ({ kind, summary }: SearchResult): boolean => kind === 'person' && /\bcoach\b/i.test(summary ?? '');

/** Not among the sections: the header of every page links to it. */
const tickets = { title: 'Tickets', url: href('tickets') };

type Section = Pick<SiteSection, 'title' | 'url'>;

async function loadBets(db: Db, tenantId: number) {
  const sports = await findSports(db, tenantId);
  const sections = [...(await findSections(db, tenantId, sports)), tickets];
  return { sports: sports.map(toNamed), sections, tags: sectionTags };
}

const toNamed = ({ sport }: SportRow): NamedSport => ({
  id: sport.id,
  // "women's" is "women s" as terms, and "womens" as readers write it
  words: [...searchTerms(sport.title), ...slugify(sport.title).split('-')],
  codes: [sport.shortName, sport.globalSportShortName, sport.abbrev].flatMap((code) => code?.toLowerCase() ?? []),
});

async function idsOf(db: Db, tenantId: number, kind: string, terms: readonly string[], sportId?: number) {
  const { found } = await findDocuments(db, tenantId, { terms, kinds: [kind], sportId, limit: maxBest, offset: 0 });
  return found.get(kind)?.ids ?? [];
}

/** People with their sport (`reed football`) or their role (`coach reed`), which documents of people do not contain. */
async function findPeopleByRole(
  { db, tenant }: Pick<Request, 'db' | 'tenant'>,
  { terms, names }: Record<'terms' | 'names', readonly string[]>,
  sports: readonly NamedSport[],
): Promise<readonly number[]> {
  const named = personTerms(terms);
  const ofSports = await findPeopleOfSports(db, tenant.id, sportsAmong(personTerms(names) ?? names, sports));
  if (ofSports.length > 0 || !named) return ofSports;
  return idsOf(db, tenant.id, 'person', named);
}

async function findPeopleOfSports(db: Db, tenantId: number, among: ReturnType<typeof sportsAmong>): Promise<number[]> {
  const found = await Promise.all(
    among.slice(0, maxSports).map(({ id, rest }) => idsOf(db, tenantId, 'person', rest, id)),
  );
  return [...new Set(found.flat())].slice(0, maxBest);
}

/** Letters from which on a term may be the beginning of a word of a title. */
const minPrefixLength = 3;

const isNamedBy = (terms: readonly string[]) => {
  const isLong = terms.every((term) => term.length >= minPrefixLength);
  return ({ title }: Section): boolean => {
    const words = searchTerms(title);
    return isLong && terms.every((term) => words.some((word) => word.startsWith(term)));
  };
};

const sectionResult = ({ title, url }: Section): SearchResult => ({
  kind: 'page',
  title,
  url,
  summary: null,
  date: null,
  image: null,
});
