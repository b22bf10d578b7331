import { type SQL, sql } from 'drizzle-orm';
import { image } from '../db/schema/image.ts';

const of = (alias: string): SQL => sql.raw(`${alias}.tenant_id = `).append(sql`${image.tenantId}`);
const address = sql`'/media/' || ${image.path}`;
const isNamedIn = (text: string): SQL => sql`strpos(coalesce(${sql.raw(text)}, ''), ${address}) > 0`;

const isKeptBack = sql.raw(`(story.access = 'hidden' or story.published_at > now())`);
const isOfStory = sql`(${image.id} in (story.image_id, story.alternate_image_id) or ${isNamedIn('story.content')} or ${isNamedIn("story.video ->> 'poster'")})`;
const isOfSplash = sql`(${image.id} in (splash.image_id, splash.narrow_image_id) or ${isNamedIn('splash.html')})`;
const isOfCampaign = sql`(${image.id} in (item.image_id, item.narrow_image_id) or ${isNamedIn('item.html')})`;

/** Somebody on a season's roster with this picture whom everybody may see, or whom staff alone may see. */
const onRoster = (table: 'roster_player' | 'roster_staff', isHidden: boolean): SQL =>
  sql`exists (select 1 from ${sql.raw(table)} member join season on season.tenant_id = member.tenant_id and season.id = member.season_id
    where ${of('member')} and member.image_id = ${image.id} and (member.hide or season.roster_access = 'hidden') = ${sql.raw(String(isHidden))})`;

const isHiddenSomewhere = sql`(
  exists (select 1 from story where ${of('story')} and ${isKeptBack} and ${isOfStory})
  or exists (select 1 from splash where ${of('splash')} and splash.access = 'hidden' and ${isOfSplash})
  or ${onRoster('roster_player', true)} or ${onRoster('roster_staff', true)})`;

const isShownSomewhere = sql`(
  ${onRoster('roster_player', false)} or ${onRoster('roster_staff', false)}
  or exists (select 1 from splash where ${of('splash')} and splash.access = 'public' and ${isOfSplash})
  or exists (select 1 from promotion_campaign item where ${of('item')} and ${isOfCampaign})
  or exists (select 1 from opponent where ${of('opponent')} and opponent.logo = ${address})
  or exists (select 1 from tenant where tenant.id = ${image.tenantId} and tenant.logo = ${address})
  or exists (select 1 from story where ${of('story')} and not ${isKeptBack} and ${isOfStory}))`;

/**
 * A column of the image table: whether a picture belongs to hidden things alone, so that staff alone may see it. A picture
 * that anything shown has too is everybody's, and so is one that belongs to nothing. What is hidden is little and asked
 * for first; the texts of everything shown are searched for its few pictures only.
 */
export const isStaffOnly = sql<boolean>`${isHiddenSomewhere} and not ${isShownSomewhere}`;
