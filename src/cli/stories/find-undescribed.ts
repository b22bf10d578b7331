import { and, asc, eq, or } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { image } from '../../db/schema/image.ts';
import { story } from '../../db/schema/story.ts';

/** The stories with a picture whose description is the headline of the import, oldest first. */
export const findUndescribed = (db: Db, tenantId: number) =>
  db
    .select({ id: story.id, title: story.title, localDate: story.localDate, slug: story.slug, picture: image.path })
    .from(story)
    .innerJoin(
      image,
      and(eq(image.tenantId, story.tenantId), or(eq(image.id, story.imageId), eq(image.id, story.alternateImageId))),
    )
    .where(and(eq(story.tenantId, tenantId), eq(image.altAssumed, true)))
    .orderBy(asc(story.publishedAt), asc(story.id));
