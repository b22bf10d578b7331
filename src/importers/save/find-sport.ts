import { eq } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { reserveIds } from '../../db/ids.ts';
import { matching } from '../../db/matching.ts';
import { sport } from '../../db/schema/sport.ts';
import type { BoxScore } from '../../domain/box-score.ts';
import { findGlobalSport, type GlobalSport, globalSports } from '../../domain/global-sports.ts';
import { sportSlug } from '../../domain/sport.ts';
import { sportTitled } from '../../domain/sport-titles.ts';
import { importRefusal } from '../refusal.ts';
import { genderInFileName, genderInGame, likelyGender } from './sport-gender.ts';

export type SportRow = typeof sport.$inferSelect;

export type SportHints = {
  /** Sport given by the user. */
  sport?: string | undefined;
  /** Men's or women's, according to the file. */
  gender?: 'm' | 'f' | undefined;
  fileName: string;
};

/**
 * The college's sport for a game, created if the college does not have it. Throws an `ImportRefusal` if the given sport
 * uses another box score, or if men's and women's teams cannot be told apart.
 */
export async function sportOfGame(db: Db, tenantId: number, game: BoxScore, hints: SportHints): Promise<SportRow> {
  if (hints.sport !== undefined) {
    const named = await requireSport(db, tenantId, hints.sport);
    if (named.family !== game.family) {
      throw importRefusal(
        `The file is a ${game.family} game, but --sport ${hints.sport} is ${named.title} (${named.family}). Correct --sport.`,
      );
    }
    return named;
  }
  const own = await db
    .select()
    .from(sport)
    .where(matching(sport, { tenantId, family: game.family }));
  const known = globalSports.filter(({ family }) => family === game.family);
  const gender = hints.gender ?? genderInGame(game) ?? genderInFileName(hints.fileName) ?? onlyOne(known)?.gender;
  if (gender === undefined) {
    const likely = likelyGender(game);
    const team = likely === undefined ? onlyOne(own) : teamOf(own, likely);
    if (team) return team;
    const choices = known.map(({ slug }) => `--sport ${slug}`).join(' or ');
    throw importRefusal(
      `The file does not distinguish men's and women's ${game.family}. Use ${choices || '--sport with the sport of the game'}.`,
    );
  }
  const team = teamOf(own, gender);
  if (team) return team;
  const missing = known.find((one) => one.gender === gender);
  if (!missing) throw importRefusal(`The sport of this ${game.family} game is unknown. Use --sport.`);
  return createSport(db, tenantId, missing);
}

/** The sport of a game. */
export async function sportById(
  db: Db,
  { tenantId, sportId }: { tenantId: number; sportId: number },
): Promise<SportRow | undefined> {
  const [row] = await db
    .select()
    .from(sport)
    .where(matching(sport, { tenantId, id: sportId }));
  return row;
}

/** The college's sport by slug, short name, abbreviation or title, created from the global sports if the college does not have it. */
export async function requireSport(db: Db, tenantId: number, word: string): Promise<SportRow> {
  const own = await db.select().from(sport).where(eq(sport.tenantId, tenantId));
  const wanted = word.trim().toLowerCase();
  const keys = ['globalSportNameSlug', 'shortName', 'globalSportShortName', 'title', 'abbrev'] as const;
  for (const key of keys) {
    const found = own.find((row) => row[key]?.toLowerCase() === wanted);
    if (found) return found;
  }
  const known = findGlobalSport(word) ?? sportTitled(word);
  if (!known) {
    const choices = [...new Set([...own.map((row) => sportSlug(row)), ...globalSports.map(({ slug }) => slug)])];
    throw importRefusal(`--sport "${word}" is not a known sport. Use one of: ${choices.join(', ')}.`);
  }
  return own.find((row) => row.globalSportNameSlug === known.slug) ?? createSport(db, tenantId, known);
}

async function createSport(db: Db, tenantId: number, known: GlobalSport): Promise<SportRow> {
  const [row] = await db
    .insert(sport)
    .values({
      tenantId,
      id: await reserveIds(db, tenantId, 'sport'),
      title: known.title,
      shortName: known.shortName,
      abbrev: known.abbrev,
      globalSportId: known.globalSportId,
      globalSportNameSlug: known.slug,
      globalSportShortName: known.shortName,
      gender: known.gender,
      family: known.family,
    })
    .returning();
  if (!row) throw new Error(`Sport ${known.slug} was not written`);
  return row;
}

const teamOf = (sports: readonly SportRow[], gender: GlobalSport['gender']): SportRow | undefined =>
  sports.find((row) => row.gender === gender) ?? sports.find((row) => row.gender === null || row.gender === 'g');

const onlyOne = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);
