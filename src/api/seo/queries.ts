import { and, desc, sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { matching } from '../../db/matching.ts';
import { perDatabase } from '../../db/per-database.ts';
import { image } from '../../db/schema/image.ts';
import { story, storySport } from '../../db/schema/story.ts';

/** Minimum size and aspect ratio of a picture for link previews. */
const minWidth = 1200;
const minRatio = 1.5;

const hasSport = sql`exists (select 1 from ${storySport} where ${storySport.tenantId} = ${story.tenantId} and ${storySport.storyId} = ${story.id})`;

const statements = perDatabase((db) => ({
  widePicture: db
    .select({ path: image.path, alt: image.alt })
    .from(story)
    .innerJoin(image, matching(image, { tenantId: story.tenantId, id: story.imageId }))
    .where(
      and(
        matching(story, { tenantId: sql.placeholder('tenantId'), access: 'public' }),
        sql`${story.publishedAt} <= now()`,
        sql`${image.width} >= ${minWidth}::int and ${image.width} >= ${minRatio}::float8 * ${image.height}`,
      ),
    )
    // prefer stories of the whole department
    .orderBy(sql`${hasSport}`, desc(story.publishedAt), desc(story.id))
    .limit(1)
    .prepare('seo_picture'),
}));

/** The newest wide picture of a public story, preferably one about the whole department. */
export const findWidePicture = async (db: Db, tenantId: number): Promise<{ path: string; alt: string } | undefined> =>
  (await statements(db).widePicture.execute({ tenantId }))[0];
