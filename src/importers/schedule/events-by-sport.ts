import { eq } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { sport as sportTable } from '../../db/schema/sport.ts';
import { findGlobalSport } from '../../domain/global-sports.ts';
import { sportSlug } from '../../domain/sport.ts';
import { sportTitled } from '../../domain/sport-titles.ts';
import { importRefusal } from '../refusal.ts';
import { requireSport, type SportRow } from '../save/find-sport.ts';
import type { OwnCollege } from '../save/own-college.ts';
import type { ScheduleEvent } from './event.ts';
import { splits } from './preposition.ts';

export type EventsBySport = {
  bySport: Map<SportRow, ScheduleEvent[]>;
  /** Number of entries of other sports than the named one. */
  skipped: number;
  /** A warning for each entry whose sport is unknown. */
  unrecognized: string[];
};

/**
 * Assigns the entries of a schedule to the college's sports; with a named sport only its entries. A schedule of one sport
 * names none; in one of several sports, an entry without a known sport belongs to none of them. Throws an `ImportRefusal` if
 * no entry names its sport and none is given.
 */
export async function eventsBySport(
  db: Db,
  { id }: OwnCollege,
  events: readonly ScheduleEvent[],
  named: SportRow | undefined,
): Promise<EventsBySport> {
  const own = await db.select().from(sportTable).where(eq(sportTable.tenantId, id));
  const read = events.map((event) => ({ event, slug: slugOf(event, own) }));
  const slugs = new Set(read.flatMap(({ slug }) => slug ?? []));
  const isUnnamed = (event: ScheduleEvent) => event.sport === undefined && (slugs.size === 0 || hasOnlyOpponent(event));
  const rest = named && slugs.size === (slugs.has(sportSlug(named)) ? 1 : 0) ? sportSlug(named) : undefined;
  if (!named && slugs.size === 0 && read.every(({ event }) => event.sport === undefined))
    throw importRefusal('The schedule does not name its sport. Use --sport, such as --sport baseball.');
  const bySport = new Map<SportRow, ScheduleEvent[]>();
  const unrecognized: string[] = [];
  let skipped = 0;
  for (const [slug, some] of Map.groupBy(read, ({ event, slug }) => slug ?? (isUnnamed(event) ? rest : undefined))) {
    const group = some.map(({ event }) => event);
    if (slug === undefined) unrecognized.push(...group.map(unrecognizedEntry));
    else if (named && slug !== sportSlug(named)) skipped += group.length;
    else bySport.set(named ?? (await requireSport(db, id, slug)), group);
  }
  return { bySport, skipped, unrecognized };
}

/** The slug of an entry's sport: one that the college has, or a known one. */
function slugOf({ sport: word, teams }: ScheduleEvent, own: readonly SportRow[]): string | undefined {
  if (word !== undefined) {
    const known = ownSport(word, own);
    return known ? sportSlug(known) : (findGlobalSport(word) ?? sportTitled(word))?.slug;
  }
  // "Lakeside Volleyball vs Ridge"
  const words = splits(teams ?? '')[0]?.head.split(' ') ?? [];
  const found = words.map((_, index) => ownSport(words.slice(index).join(' '), own)).find(Boolean);
  return found && sportSlug(found);
}

/** The college's sport with a title, slug or abbreviation; "Volleyball" is its women's team if it has no men's. */
function ownSport(word: string, own: readonly SportRow[]): SportRow | undefined {
  const wanted = plain(word);
  const named = own.find((row) =>
    [row.title, row.globalSportNameSlug, row.shortName, row.abbrev].some((name) => plain(name ?? '') === wanted),
  );
  const alike = own.filter((row) => plain(row.title).replace(/^(?:wo)?mens/, '') === wanted);
  return named ?? (alike.length === 1 ? alike[0] : undefined);
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]/g, '');

/** "vs Duke": a title that never names a sport. */
const hasOnlyOpponent = ({ teams }: ScheduleEvent): boolean => splits(teams ?? '')[0]?.head === '';

function unrecognizedEntry({ place, sport, teams, opponent }: ScheduleEvent): string {
  const title = teams || opponent;
  const start = `${place}: ${sport ? `the sport "${sport}" of "${title}" is not known` : `"${title}" names no known sport`}`;
  return `${start}; the entry is skipped. If it is a game of the college, import it in a file of its own with --sport`;
}
