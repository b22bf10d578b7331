import { and, asc, eq, sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { matching } from '../../db/matching.ts';
import { perDatabase } from '../../db/per-database.ts';
import { season, seasonImport } from '../../db/schema/all.ts';
import type { CoachingLine } from '../../domain/coaching/coaching-years.ts';
import type { Coach } from '../../domain/coaching/game-coaches.ts';
import { parseRecord } from '../../domain/record.ts';
import type { CoachFinder } from './coach-finder.ts';

const statements = perDatabase((db) =>
  db
    .select({
      seasonId: season.id,
      title: season.title,
      source: seasonImport.source,
      facts: seasonImport.facts,
    })
    .from(seasonImport)
    .innerJoin(season, matching(season, { tenantId: seasonImport.tenantId, id: seasonImport.seasonId }))
    .where(and(eq(seasonImport.tenantId, sql.placeholder('tenantId')), eq(season.sportId, sql.placeholder('sportId'))))
    .orderBy(asc(season.startDate), sql`${seasonImport.sourceDate} desc nulls last`, asc(seasonImport.id))
    .prepare('coaching_of_season_imports'),
);

type Known = { finder: CoachFinder; headsOf: (seasonId: number) => readonly Coach[] };

/**
 * The team records in imported season files, as lines of the coach that the file names, or else of the only head coach on the
 * season's roster. Files without a record or a coach yield no line; of several files, the one with the newest figures counts.
 */
export async function findImportedRecords(
  db: Db,
  { tenantId, sportId }: { tenantId: number; sportId: number },
  { finder, headsOf }: Known,
): Promise<CoachingLine[]> {
  const rows = await statements(db).execute({ tenantId, sportId });
  const lines = rows.flatMap(({ seasonId, title, source, facts }): CoachingLine[] => {
    const overall = parseRecord(facts.overall ?? '');
    const heads = headsOf(seasonId);
    const named = facts.coach ? { coach: facts.coach, personId: null, firstName: null, lastName: null } : undefined;
    const coach = named ? finder.find(named) : heads.length === 1 ? heads[0] : undefined;
    if (!overall || !coach) return [];
    return [
      {
        year: Number(title.slice(0, 4)),
        coach,
        overall,
        conference: parseRecord(facts.conferenceRecord ?? '') ?? null,
        placing: null,
        postseason: null,
        note: null,
        source,
      },
    ];
  });
  const byYear = Map.groupBy(lines, ({ year, coach }) => `${year} ${coach?.key}`);
  return [...byYear.values()].flatMap(([first]) => first ?? []);
}
