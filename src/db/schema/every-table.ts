import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

import { kinds } from '../../content/kinds.ts';
import { allTablesOf } from '../content/tables.ts';
import * as named from './all.ts';

/** Every table by its name: those of content kinds, and all others. */
export const everyTable: Record<string, PgTable> = Object.fromEntries(
  [...Object.values(named), ...kinds.flatMap(allTablesOf)]
    .filter((table) => is(table, PgTable))
    .map((table) => [getTableName(table), table]),
);
