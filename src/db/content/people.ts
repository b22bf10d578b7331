import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';

import type { Term } from '../../content/fields/field.ts';
import type { PersonRow } from '../../content/fields/references.ts';
import { href } from '../../routing/routes.ts';
import { slugify } from '../../web/slug.ts';
import type { Db } from '../client.ts';
import { imageColumns } from '../image-columns.ts';
import { image } from '../schema/image.ts';
import { person, rosterPlayer, rosterStaff } from '../schema/person.ts';
import { season, sport } from '../schema/sport.ts';

type Role = Term['role'];
type TermRow = Term & { personId: number; rowId: number; sportSlug: string; imageId: number | null };
type Name = Pick<PersonRow, 'firstName' | 'lastName'>;

/** People by id, without those who are on no public roster. */
export async function findPeopleAnswers(
  db: Db,
  tenantId: number,
  ids: readonly number[],
): Promise<{ id: number; answer: PersonRow }[]> {
  const columns = { id: person.id, firstName: person.firstName, lastName: person.lastName };
  const isWanted = and(eq(person.tenantId, tenantId), inArray(person.id, [...ids]));
  const [people, terms, positions] = await Promise.all([
    db.select(columns).from(person).where(isWanted),
    findTerms(db, tenantId, ids),
    findCurrentPositions(db, tenantId, ids),
  ]);
  const latestImages = people.flatMap(({ id }) => latest(terms, id, ({ imageId }) => imageId !== null)?.imageId ?? []);
  const pictures = await db
    .select({ id: image.id, ...imageColumns })
    .from(image)
    .where(and(eq(image.tenantId, tenantId), inArray(image.id, latestImages)));
  return people.flatMap((row) => {
    const term = latest(terms, row.id);
    if (!term) return [];
    const imageId = latest(terms, row.id, (each) => each.imageId !== null)?.imageId;
    const picture = pictures.find(({ id }) => id === imageId);
    const { rowId, ...position } = positions.find(({ personId }) => personId === row.id) ?? {};
    const staffTerm = terms.find((each) => each.rowId === rowId && each.role !== 'player');
    const staff = staffTerm && { url: bioUrl(row, staffTerm), ...position };
    return [{ id: row.id, answer: { ...row, url: bioUrl(row, term), picture, staff } }];
  });
}

export const fullName = ({ firstName, lastName }: Name): string => `${firstName} ${lastName}`.trim();

const latest = (terms: readonly TermRow[], id: number, isUsed: (term: TermRow) => boolean = () => true) =>
  terms.findLast((term) => term.personId === id && isUsed(term));

function bioUrl(row: Name, { role, rowId, sportSlug }: TermRow): string {
  const [id, slug] = [String(rowId), slugify(fullName(row)) || role];
  if (role === 'player') return href('rosterBio', { slug: sportSlug, playerSlug: slug, rosterPlayerId: id });
  if (role === 'coach') return href('coachBio', { sportSlug, coachName: slug, coachId: id });
  return href('supportStaffBio', { sportSlug, supportStaffName: slug, supportStaffId: id });
}

/** Positions of these people as coaches and staff in current seasons, highest rank first. */
const findCurrentPositions = (db: Db, tenantId: number, ids: readonly number[]) =>
  db
    .select({
      personId: rosterStaff.personId,
      rowId: rosterStaff.id,
      title: rosterStaff.title,
      email: rosterStaff.email,
      phone: rosterStaff.phone,
    })
    .from(rosterStaff)
    .innerJoin(season, and(eq(season.tenantId, rosterStaff.tenantId), eq(season.id, rosterStaff.seasonId)))
    .where(
      and(
        eq(rosterStaff.tenantId, tenantId),
        inArray(rosterStaff.personId, [...ids]),
        eq(rosterStaff.hide, false),
        eq(season.isCurrent, true),
        ne(season.rosterAccess, 'hidden'),
      ),
    )
    .orderBy(rosterStaff.rank);

/** The terms of people on public rosters, oldest first. */
export async function findTerms(db: Db, tenantId: number, ids?: readonly number[]): Promise<TermRow[]> {
  const termsIn = (roster: typeof rosterPlayer | typeof rosterStaff, role: SQL<Role>) =>
    db
      .select({
        personId: roster.personId,
        rowId: roster.id,
        role,
        imageId: roster.imageId,
        sportId: season.sportId,
        season: season.title,
        startDate: season.startDate,
        sportSlug: sql<string>`coalesce(${sport.globalSportNameSlug}, ${sport.shortName})`,
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
      );
  const [players, staff] = await Promise.all([
    termsIn(rosterPlayer, sql`'player'`),
    termsIn(rosterStaff, sql`${rosterStaff.kind}`),
  ]);
  return [...players, ...staff].sort((a, b) => a.startDate.localeCompare(b.startDate));
}
