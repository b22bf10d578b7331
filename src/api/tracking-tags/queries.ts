import { and, asc, sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { matching } from '../../db/matching.ts';
import { perDatabase } from '../../db/per-database.ts';
import { sport } from '../../db/schema/sport.ts';
import { trackingTag } from '../../db/schema/tracking-tag.ts';

const isGiven = (column: { getSQL: () => unknown }, value: ReturnType<typeof sql>) =>
  sql`(${column} is null or ${value})`;
const sportName = sql.placeholder('sportName');

const statements = perDatabase((db) => ({
  fitting: db
    .select({ tag: trackingTag })
    .from(trackingTag)
    .leftJoin(sport, matching(sport, { tenantId: trackingTag.tenantId, id: trackingTag.sportId }))
    .where(
      and(
        matching(trackingTag, { tenantId: sql.placeholder('tenantId'), enabled: true }),
        isGiven(trackingTag.pageTemplate, sql`lower(${trackingTag.pageTemplate}) = ${sql.placeholder('pageTemplate')}`),
        isGiven(
          trackingTag.sportId,
          sql`${sportName}::text in (lower(${sport.globalSportNameSlug}), lower(${sport.shortName}), lower(${sport.globalSportShortName}), lower(${sport.title}))`,
        ),
        isGiven(trackingTag.contentId, sql`${trackingTag.contentId} = ${sql.placeholder('contentId')}::int`),
      ),
    )
    .orderBy(asc(trackingTag.id))
    .prepare('tracking_tags'),
}));

export type TrackingTagRow = typeof trackingTag.$inferSelect;

/** Active tags whose conditions match, in creation order. A null condition matches everything. */
export async function findTrackingTags(
  db: Db,
  tenantId: number,
  conditions: { pageTemplate: string | undefined; sportName: string | undefined; contentId: number | undefined },
): Promise<TrackingTagRow[]> {
  const { pageTemplate, sportName, contentId } = conditions;
  const rows = await statements(db).fitting.execute({
    tenantId,
    pageTemplate: pageTemplate?.toLowerCase() ?? null,
    sportName: sportName?.toLowerCase() ?? null,
    contentId: contentId ?? null,
  });
  return rows.map(({ tag }) => tag);
}
