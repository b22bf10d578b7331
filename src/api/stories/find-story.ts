import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { author as authorKind } from '../../content/authors/author.ts';
import type { PersonRow } from '../../content/fields/references.ts';
import { tag as tagKind } from '../../content/tags/tag.ts';
import type { Db } from '../../db/client.ts';
import { findPeopleAnswers } from '../../db/content/people.ts';
import { tableOf } from '../../db/content/tables.ts';
import { isListed } from '../../db/content/visibility.ts';
import { imageColumns } from '../../db/image-columns.ts';
import { matching } from '../../db/matching.ts';
import { perDatabase } from '../../db/per-database.ts';
import { image } from '../../db/schema/image.ts';
import { story, storyPerson, storySlug, storyTag } from '../../db/schema/story.ts';
import type { Viewer } from '../viewer.ts';
import { findSportsOfStories, hasGallery, isPublished, isReadable, ofTenant, type WithSports } from './story-items.ts';

const alternate = alias(image, 'alternate');
const alternateColumns = {
  imagePath: alternate.path,
  imageAlt: alternate.alt,
  imageCaption: alternate.caption,
  imageCredit: alternate.credit,
  imageWidth: alternate.width,
  imageHeight: alternate.height,
  imageFocalX: alternate.focalX,
  imageFocalY: alternate.focalY,
  imagePlaceholder: alternate.placeholder,
};
const author = tableOf(authorKind);
const tag = tableOf(tagKind);
const tenantId = sql.placeholder('tenantId');
const [date, slug] = [sql.placeholder('date'), sql.placeholder('slug')] as const;

const statements = perDatabase((db) => {
  const whole = () =>
    db
      .select({ story, image: imageColumns, alternate: alternateColumns, hasGallery: sql<boolean>`${hasGallery}` })
      .from(story)
      .leftJoin(image, matching(image, { tenantId: story.tenantId, id: story.imageId }))
      .leftJoin(alternate, matching(alternate, { tenantId: story.tenantId, id: story.alternateImageId }));
  const isWanted = and(ofTenant, eq(story.id, sql.placeholder('id')));
  return {
    public: whole()
      .where(and(isWanted, isReadable, isPublished))
      .prepare('story_by_id'),
    staff: whole().where(isWanted).prepare('story_by_id_staff'),
    idByAddress: db
      .select({ id: story.id })
      .from(story)
      .where(and(ofTenant, eq(story.localDate, date), eq(sql`lower(${story.slug})`, slug)))
      .prepare('story_by_address'),
    idByFormerAddress: db
      .select({ id: storySlug.storyId })
      .from(storySlug)
      .where(
        and(eq(storySlug.tenantId, tenantId), eq(storySlug.localDate, date), eq(sql`lower(${storySlug.slug})`, slug)),
      )
      .prepare('story_by_former_address'),
    author: db
      .select()
      .from(author)
      .where(and(eq(author.tenantId, tenantId), eq(author.id, sql.placeholder('authorId')), isListed(authorKind)))
      .prepare('author_of_story'),
    tags: db
      .select({ id: tag.id, title: tag.title, slug: tag.slug })
      .from(storyTag)
      .innerJoin(tag, and(eq(tag.tenantId, storyTag.tenantId), eq(tag.id, storyTag.tagId), isListed(tagKind)))
      .where(matching(storyTag, { tenantId, storyId: sql.placeholder('id') }))
      .orderBy(tag.title)
      .prepare('tags_of_story'),
    people: db
      .select({ id: storyPerson.personId })
      .from(storyPerson)
      .where(matching(storyPerson, { tenantId, storyId: sql.placeholder('id') }))
      .prepare('people_of_story'),
  };
});

type Statements = ReturnType<typeof statements>;
export type StoryRow = Awaited<ReturnType<Statements['public']['execute']>>[number];

/** The public tags, the public author and the people on public rosters of a story. */
export type StoryParts = {
  tags: Awaited<ReturnType<Statements['tags']['execute']>>;
  author: Awaited<ReturnType<Statements['author']['execute']>>[number] | undefined;
  people: PersonRow[];
};

/** A published story that is not hidden; any story for staff. */
export async function findStory(
  db: Db,
  tenantId: number,
  id: number,
  viewer: Viewer,
): Promise<(WithSports<StoryRow> & StoryParts) | undefined> {
  const [row] = await statements(db)[viewer].execute({ tenantId, id });
  if (!row) return undefined;
  const [sports, tags, [author], people] = await Promise.all([
    findSportsOfStories(db, tenantId, [id]),
    statements(db).tags.execute({ tenantId, id }),
    statements(db).author.execute({ tenantId, authorId: row.story.author }),
    findPeople(db, tenantId, id),
  ]);
  return { ...row, sports: sports.map(({ sport }) => sport), tags, author, people };
}

async function findPeople(db: Db, tenantId: number, id: number): Promise<PersonRow[]> {
  const ids = (await statements(db).people.execute({ tenantId, id })).map((person) => person.id);
  return ids.length === 0 ? [] : (await findPeopleAnswers(db, tenantId, ids)).map(({ answer }) => answer);
}

/** Id of the story with a current or former address. */
export async function findStoryId(db: Db, tenantId: number, date: string, slug: string): Promise<number | undefined> {
  const address = { tenantId, date, slug: slug.toLowerCase() };
  const [current] = await statements(db).idByAddress.execute(address);
  return (current ?? (await statements(db).idByFormerAddress.execute(address))[0])?.id;
}
