import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { matching } from '../../db/matching.ts';
import { game, story, storyGame, tenant } from '../../db/schema/all.ts';
import { gameState } from '../../domain/game-state.ts';

const about = alias(story, 'about');
const college = alias(tenant, 'college');

type StoryColumns = Record<'access' | 'publishedAt', AnyColumn>;

/** Whether a story is public: neither hidden nor scheduled for later. */
export const isRead = ({ access, publishedAt }: StoryColumns): SQL =>
  sql`(${access} = 'public' and ${publishedAt} <= now())`;

const hasNoTime = sql`(${game.startsAt} is null or ${game.tbd} or ${game.allDay})`;
const isOver = sql`${game.state} in (${sql.raw(`${gameState.PostGame}, ${gameState.GameComplete}`)})`;
const publishedThere = sql`${about.publishedAt} at time zone ${game.timezone}`;
// the importer gives a story whose file has only a day this time
const hasOnlyDay = sql`(${about.publishedAt} at time zone ${college.timezone})::time = '12:00'`;

/** Whether a story about the game was written before it; of the day of a finished game, a story without a time is its recap. */
const isPreview = sql`case
  when ${about.title} ~* '\\mpreview\\M' then true
  when ${hasNoTime} or (${isOver} and ${hasOnlyDay}) then (${publishedThere})::date < ${game.localDate}
  else ${about.publishedAt} < ${game.startsAt} end`;

const storyAbout = (role: SQL, order: SQL) => sql`(select ${about.id} from ${storyGame}
  join ${story} ${about} on ${matching(about, { tenantId: storyGame.tenantId, id: storyGame.storyId })}
  join ${tenant} ${college} on ${eq(college.id, about.tenantId)}
  where ${storyGame.tenantId} = ${game.tenantId} and ${storyGame.gameId} = ${game.id} and ${isRead(about)} and ${role}
  order by ${order} limit 1)`;

const isNotPlayed = sql`${game.state} in (${sql.raw(`${gameState.Postponed}, ${gameState.Canceled}`)})`;
const isRecap = sql`not ${isPreview} and not ${isNotPlayed}`;

/** Id of the recap of the row of `game`: the one that it names, else the first public story about it from after its start. */
export const recapId = sql`coalesce(${game.recapStoryId}, ${storyAbout(isRecap, sql`${about.publishedAt}, ${about.id}`)})`;

/** Id of the preview: the one that the game names, else the last public story about it from before its start. */
export const previewId = sql`coalesce(${game.previewStoryId}, ${storyAbout(isPreview, sql`${about.publishedAt} desc, ${about.id} desc`)})`;
