import { and, asc, eq, inArray, ne } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { imageColumns } from '../db/image-columns.ts';
import { image } from '../db/schema/image.ts';
import { person, rosterPlayer, rosterStaff } from '../db/schema/person.ts';
import { season, sport } from '../db/schema/sport.ts';
import { slugify } from '../domain/slug.ts';
import { href } from '../routing/routes.ts';
import type { NamedRow, Term } from './fields/field.ts';
import type { PersonRow } from './fields/references.ts';

type TermRow = Term & { personId: number; sportSlug: string; playerId?: number; imageId: number | null };
type Name = Pick<PersonRow, 'firstName' | 'lastName'>;

/** Everyone of a college by full name; people who share one are named by number. */
export async function findPeopleNames(db: Db, tenantId: number): Promise<NamedRow[]> {
  const columns = { id: person.id, firstName: person.firstName, lastName: person.lastName };
  const people = await db.select(columns).from(person).where(eq(person.tenantId, tenantId));
  const terms = Map.groupBy(await findTerms(db, tenantId), ({ personId }) => personId);
  return [...Map.groupBy(people, fullName)].flatMap(([name, same]) =>
    same.map(({ id }) => ({
      id,
      name: same.length > 1 ? String(id) : name,
      person: { fullName: name, terms: terms.get(id) ?? [] },
    })),
  );
}

/** People by id; those who are on no public roster are left out. */
export async function findPeopleAnswers(
  db: Db,
  tenantId: number,
  ids: readonly number[],
): Promise<{ id: number; answer: PersonRow }[]> {
  const columns = { id: person.id, firstName: person.firstName, lastName: person.lastName };
  const isWanted = and(eq(person.tenantId, tenantId), inArray(person.id, [...ids]));
  const [people, terms] = await Promise.all([
    db.select(columns).from(person).where(isWanted),
    findTerms(db, tenantId, ids),
  ]);
  const latestImages = people.flatMap(({ id }) => latest(terms, id, ({ imageId }) => imageId !== null)?.imageId ?? []);
  const pictures = await db
    .select({ id: image.id, ...imageColumns })
    .from(image)
    .where(and(eq(image.tenantId, tenantId), inArray(image.id, latestImages)));
  return people.flatMap((row) => {
    if (!latest(terms, row.id)) return [];
    const imageId = latest(terms, row.id, (term) => term.imageId !== null)?.imageId;
    const url = bioUrl(
      row,
      latest(terms, row.id, ({ playerId }) => playerId !== undefined),
    );
    return [{ id: row.id, answer: { ...row, url, picture: pictures.find(({ id }) => id === imageId) } }];
  });
}

const fullName = ({ firstName, lastName }: Name): string => `${firstName} ${lastName}`.trim();

const latest = (terms: readonly TermRow[], id: number, isUsed: (term: TermRow) => boolean = () => true) =>
  terms.findLast((term) => term.personId === id && isUsed(term));

const bioUrl = (row: Name, term: TermRow | undefined): string | null =>
  term
    ? href('rosterBio', {
        slug: term.sportSlug,
        playerSlug: slugify(fullName(row)) || 'player',
        rosterPlayerId: String(term.playerId),
      })
    : null;

/** The terms of people on public rosters, oldest first. */
async function findTerms(db: Db, tenantId: number, ids?: readonly number[]): Promise<TermRow[]> {
  const termsIn = async (roster: typeof rosterPlayer | typeof rosterStaff) =>
    db
      .select({
        personId: roster.personId,
        rowId: roster.id,
        imageId: roster.imageId,
        sportId: season.sportId,
        season: season.title,
        startDate: season.startDate,
        slug: sport.globalSportNameSlug,
        shortName: sport.shortName,
      })
      .from(roster)
      .innerJoin(season, and(eq(season.tenantId, roster.tenantId), eq(season.id, roster.seasonId)))
      .innerJoin(sport, and(eq(sport.tenantId, season.tenantId), eq(sport.id, season.sportId)))
      .where(
        and(
          eq(roster.tenantId, tenantId),
          ids && inArray(roster.personId, [...ids]),
          eq(roster.hide, false),
          ne(season.rosterAccess, 'hidden'),
        ),
      )
      .orderBy(asc(season.startDate));
  const [players, staff] = await Promise.all([termsIn(rosterPlayer), termsIn(rosterStaff)]);
  return [...players.map((row) => ({ ...row, playerId: row.rowId })), ...staff]
    .sort((a, b) => String(a.startDate).localeCompare(String(b.startDate)))
    .map(({ slug, shortName, ...row }) => ({ ...row, sportSlug: slug ?? shortName }));
}
