import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { Db } from '../src/db/client.ts';
import { reserveIds } from '../src/db/ids.ts';
import { insertRows } from '../src/db/insert-rows.ts';
import * as schema from '../src/db/schema/all.ts';
import { bulkLoad } from './bulk-load.ts';

/** The tables of a college, referenced ones first. */
const tables = {
  conference: schema.conference,
  opponent: schema.opponent,
  opponentAlias: schema.opponentAlias,
  venue: schema.venue,
  image: schema.image,
  sport: schema.sport,
  season: schema.season,
  person: schema.person,
  personName: schema.personName,
  rosterPlayer: schema.rosterPlayer,
  rosterStaff: schema.rosterStaff,
  game: schema.game,
  gameDetail: schema.gameDetail,
  importedFile: schema.importedFile,
  boxScore: schema.boxScore,
  boxPeriod: schema.boxPeriod,
  boxTeam: schema.boxTeam,
  boxPlayer: schema.boxPlayer,
  boxPlay: schema.boxPlay,
  boxScoring: schema.boxScoring,
  boxDrive: schema.boxDrive,
  boxPenalty: schema.boxPenalty,
  boxOfficial: schema.boxOfficial,
  correction: schema.correction,
};
type Tables = typeof tables;
export type TableName = keyof Tables;
export type RowOf<Name extends TableName> = Tables[Name]['$inferInsert'];

/** The rows of a college before they are inserted; ids are assigned here, so that rows can refer to each other. */
export type CollegeRows = {
  tenantId: number;
  /** Instant written into every row, so that two seeds of one day are equal. */
  now: string;
  rows: { [Name in TableName]: RowOf<Name>[] };
  /** Adds a row that has an id of its own and returns the id. */
  add: <Name extends IdTable>(name: Name, row: Omit<RowOf<Name>, 'tenantId' | 'id'>) => number;
};
type IdTable = { [Name in TableName]: RowOf<Name> extends { id: number } ? Name : never }[TableName];

export function createCollegeRows(tenantId: number, now: string): CollegeRows {
  const rows = Object.fromEntries(Object.keys(tables).map((name) => [name, []])) as unknown as CollegeRows['rows'];
  return {
    tenantId,
    now,
    rows,
    add: (name, row) => {
      const list: object[] = rows[name];
      const id = list.length + 1;
      list.push({ ...row, tenantId, id, updatedAt: now });
      return id;
    },
  };
}

/** Inserts the rows of colleges with their search documents, and reserves their ids. */
export async function insertColleges(db: Db, colleges: readonly CollegeRows[]): Promise<void> {
  await bulkLoad(db, Object.values(tables), async () => {
    for (const college of colleges) await insertCollege(db, college);
  });
  // a pending list sorts the words of all documents at once
  await db.execute(sql`alter index search_document_words set (fastupdate = on)`);
  for (const { tenantId } of colleges) {
    for (const kind of ['sport', 'person', 'game'] as const)
      await db.execute(
        sql`select search_refresh(${kind}, ${tenantId}, array(select id from ${tables[kind]} where tenant_id = ${tenantId}))`,
      );
  }
  await db.execute(sql`alter index search_document_words set (fastupdate = off)`);
  await db.execute(sql`select gin_clean_pending_list('search_document_words')`);
}

async function insertCollege(db: Db, { tenantId, now, rows }: CollegeRows): Promise<void> {
  for (const [name, table] of Object.entries(tables) as [TableName, PgTable][]) {
    const list: object[] = rows[name];
    if (list.length === 0) continue;
    const dated = 'updatedAt' in table ? list.map((row) => ({ ...row, updatedAt: now })) : list;
    await insertRows(db, table, dated as never[]);
    if ('id' in table) await reserveIds(db, tenantId, name, list.length);
  }
}
