import { and, desc, eq, inArray, sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { image } from '../../db/schema/image.ts';
import { person, rosterPlayer } from '../../db/schema/person.ts';
import { searchDocument } from '../../db/schema/search.ts';
import { season, sport } from '../../db/schema/sport.ts';
import { story } from '../../db/schema/story.ts';
import { matchStart, matchStop } from '../../domain/marked-text.ts';
import { textQuery } from './find-documents.ts';

/** Loads the results of each kind by the ids found in the index. Each query applies the visibility rules again. */

export const findSports = (db: Db, tenantId: number, ids: readonly number[]) =>
  db
    .select({ refId: sport.id, title: sport.title, slug: sport.globalSportNameSlug, shortName: sport.shortName })
    .from(sport)
    .where(and(eq(sport.tenantId, tenantId), inArray(sport.id, [...ids])));

/** People with their latest season on a public roster. */
export const findPeople = (db: Db, tenantId: number, ids: readonly number[]) =>
  db
    .selectDistinctOn([rosterPlayer.personId], {
      refId: rosterPlayer.personId,
      id: rosterPlayer.id,
      firstName: person.firstName,
      lastName: person.lastName,
      position: rosterPlayer.positionLong,
      jersey: rosterPlayer.jersey,
      imagePath: image.path,
      seasonTitle: season.title,
      sportTitle: sport.title,
      globalSportNameSlug: sport.globalSportNameSlug,
      shortName: sport.shortName,
    })
    .from(rosterPlayer)
    .innerJoin(person, and(eq(person.tenantId, rosterPlayer.tenantId), eq(person.id, rosterPlayer.personId)))
    .innerJoin(season, and(eq(season.tenantId, rosterPlayer.tenantId), eq(season.id, rosterPlayer.seasonId)))
    .innerJoin(sport, and(eq(sport.tenantId, season.tenantId), eq(sport.id, season.sportId)))
    .leftJoin(image, and(eq(image.tenantId, rosterPlayer.tenantId), eq(image.id, rosterPlayer.imageId)))
    .where(
      and(
        eq(rosterPlayer.tenantId, tenantId),
        inArray(rosterPlayer.personId, [...ids]),
        eq(rosterPlayer.hide, false),
        eq(season.rosterAccess, 'public'),
      ),
    )
    .orderBy(rosterPlayer.personId, desc(season.startDate));

const headlineOptions = `StartSel="${matchStart}", StopSel="${matchStop}", MaxFragments=2, MaxWords=25, MinWords=10`;

/** Published public stories with an excerpt that contains the terms. */
export const findStories = (db: Db, tenantId: number, ids: readonly number[], terms: readonly string[]) =>
  db
    .select({
      refId: story.id,
      title: story.title,
      slug: story.slug,
      localDate: story.localDate,
      teaser: story.teaser,
      subHeadline: story.subHeadline,
      imagePath: image.path,
      headline: sql<string>`ts_headline('english', ${searchDocument.body}, ${textQuery('story', terms)}, ${headlineOptions})`,
    })
    .from(story)
    .innerJoin(
      searchDocument,
      and(
        eq(searchDocument.tenantId, story.tenantId),
        eq(searchDocument.kind, 'story'),
        eq(searchDocument.refId, story.id),
      ),
    )
    .leftJoin(image, and(eq(image.tenantId, story.tenantId), eq(image.id, story.imageId)))
    .where(
      and(
        eq(story.tenantId, tenantId),
        inArray(story.id, [...ids]),
        eq(story.access, 'public'),
        sql`${story.publishedAt} <= now()`,
      ),
    );
