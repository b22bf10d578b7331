import { type SQL, sql } from 'drizzle-orm';

import { type ContentKind, columnFields, parentOf } from '../content/define-content.ts';
import { kinds } from '../content/kinds.ts';
import { columnOf, tableOf } from '../db/content/tables.ts';
import { image } from '../db/schema/image.ts';

const of = (alias: string): SQL => sql.raw(`${alias}.tenant_id = `).append(sql`${image.tenantId}`);
const address = sql`'/media/' || ${image.path}`;
const isNamedIn = (text: SQL): SQL => sql`strpos(coalesce(${text}, ''), ${address}) > 0`;

const inColumn = (kind: ContentKind, key: string) => sql`${columnOf(tableOf(kind), key)}`;

/** Kinds whose rows can have pictures, in columns of their own or named in text. */
const pictured = kinds
  .map((kind) => ({ kind, columns: pictureColumns(kind), texts: textColumns(kind) }))
  .filter(({ columns, texts }) => columns.length + texts.length > 0);

function pictureColumns(kind: ContentKind): SQL[] {
  return columnFields(kind)
    .filter(([, { storage }]) => storage.as === 'reference' && storage.to === 'image')
    .map(([key]) => inColumn(kind, key));
}

function textColumns(kind: ContentKind): SQL[] {
  return columnFields(kind)
    .filter(([, { control }]) => control === 'html' || control === 'json')
    .map(([key]) => sql`${inColumn(kind, key)}::text`);
}

/** Rows that only staff may see: hidden ones, and those that are not sent before they appear. */
function isWithheld(kind: ContentKind): SQL {
  const { access, from, sentEarly } = kind.visibility;
  const isHidden = access ? sql`${inColumn(kind, access)} = 'hidden'` : sql`false`;
  const isPlanned = access && from && !sentEarly ? sql`coalesce(${inColumn(kind, from)} > now(), false)` : sql`false`;
  return sql`(${isHidden} or ${isPlanned} or ${isParentWithheld(kind)})`;
}

/** Rows are withheld with the row that they are a part of, such as photos with their gallery. */
function isParentWithheld(kind: ContentKind): SQL {
  const parent = parentOf(kind);
  if (!parent || !kind.partOf) return sql`false`;
  const [own, other] = [tableOf(kind), tableOf(parent)];
  return sql`exists (select 1 from ${other} where ${other.tenantId} = ${own.tenantId}
    and ${other.id} = ${columnOf(own, kind.partOf)} and ${isWithheld(parent)})`;
}

/** Whether rows of content with this picture exist that only staff may see, or that everyone may see. */
const inContent = (isHidden: boolean): SQL => {
  const conditions = pictured.map(({ kind, columns, texts }) => {
    const table = tableOf(kind);
    const uses = [...columns.map((column) => sql`${image.id} = ${column}`), ...texts.map(isNamedIn)];
    return sql`exists (select 1 from ${table} where ${table.tenantId} = ${image.tenantId}
      and ${isWithheld(kind)} = ${sql.raw(String(isHidden))} and (${sql.join(uses, sql` or `)}))`;
  });
  return sql`(${sql.join(conditions, sql` or `)})`;
};

/** Whether a public, or a hidden, member of a roster has this picture. */
const onRoster = (table: 'roster_player' | 'roster_staff', isHidden: boolean): SQL =>
  sql`exists (select 1 from ${sql.raw(table)} member join season on season.tenant_id = member.tenant_id and season.id = member.season_id
    where ${of('member')} and member.image_id = ${image.id} and (member.hide or season.roster_access = 'hidden') = ${sql.raw(String(isHidden))})`;

const isHiddenSomewhere = sql`(${inContent(true)}
  or ${onRoster('roster_player', true)} or ${onRoster('roster_staff', true)})`;

const isShownSomewhere = sql`(
  ${onRoster('roster_player', false)} or ${onRoster('roster_staff', false)}
  or exists (select 1 from opponent where ${of('opponent')} and opponent.logo = ${address})
  or exists (select 1 from tenant where tenant.id = ${image.tenantId} and tenant.logo = ${address})
  or ${inContent(false)})`;

/**
 * A column of the image table: whether only hidden content uses a picture, so that only staff may see it. Pictures of public
 * content and unused pictures are public. Hidden content is checked first because there is little of it; the texts of public
 * content are searched only for its pictures.
 */
export const isStaffOnly = sql<boolean>`${isHiddenSomewhere} and not ${isShownSomewhere}`;
