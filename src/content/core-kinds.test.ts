import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';

import { commandsOf } from '../cli/content/commands.ts';
import '../db/core/core-tables.ts';

import { columnOf, tableOf } from '../db/content/tables.ts';
import { detailColumns } from '../db/core/game-details.ts';
import { partsOf } from '../db/core/parts.ts';
import { gameDetail as gameDetails, game as games } from '../db/schema/game.ts';
import { opponent as opponents, venue as venues } from '../db/schema/opponent.ts';
import { conference as conferences, season as seasons } from '../db/schema/sport.ts';
import { areaOf } from '../domain/rights.ts';
import { coreKinds } from './core-kinds.ts';
import type { ContentKind } from './define-content.ts';
import { game } from './games/game.ts';
import { kinds } from './kinds.ts';
import { opponent } from './opponents/opponent.ts';
import { conference } from './seasons/conference.ts';
import { season } from './seasons/season.ts';
import { venue } from './venues/venue.ts';

/** Tables with the kinds by which their columns are set, and the columns that no field sets, with the reason. */
const tables: [PgTable, ContentKind, Record<string, string>, named?: Record<string, string>][] = [
  [conferences, conference, {}],
  [seasons, season, { isCurrent: 'follows the calendar, or the season that is pinned' }],
  [
    games,
    game,
    {
      sourceId: 'the number in the files of a scorer',
      scheduleUid: 'the entry of the calendar that was imported',
      scheduleEntry: 'what the calendar last stated',
    },
  ],
  [gameDetails, game, {}, detailColumns],
  [opponents, opponent, {}],
  [venues, venue, {}],
];

const ofEveryRow = ['tenantId', 'id', 'gameId', 'updatedAt'];

describe.each(tables.map(([table, ...rest]) => [getTableName(table), table, ...rest] as const))(
  'the table %s',
  (_, table, kind, others, named = {}) => {
    const columns = Object.entries(getTableColumns(table));
    const fields = Object.entries(kind.fields);
    const keyOf = (column: string) => Object.keys(named).find((key) => named[key] === column) ?? column;

    test('has a field for each column that is neither derived nor internal', () => {
      const unset = columns
        .map(([key]) => key)
        .filter((key) => !(keyOf(key) in kind.fields) && !ofEveryRow.includes(key));
      expect(unset).toEqual(Object.keys(others));
    });

    test('accepts what the fields allow: required columns, choices and kinds of values', () => {
      for (const [key, column] of columns) {
        const field = kind.fields[keyOf(key)];
        if (!field) continue;
        expect([key, column.notNull]).toEqual([key, field.presence !== 'optional']);
        const { storage } = field;
        if (column.enumValues)
          expect([key, 'rule' in storage && storage.rule?.oneOf]).toEqual([key, column.enumValues]);
      }
    });

    test('stores every field, in a column or in another table', () => {
      const elsewhere = partsOf(kind).flatMap(({ values }) => Object.keys(values));
      for (const [key, { storage }] of fields)
        if (storage.as !== 'nothing' && !elsewhere.includes(key)) expect(columnOf(tableOf(kind), key)).toBeDefined();
    });
  },
);

test.each(coreKinds.map((kind) => [kind.name, kind] as const))(
  'the kind %s describes every field for a form, and names its commands after its group',
  (_, kind) => {
    for (const field of Object.values(kind.fields)) {
      expect(field.label).toMatch(/^[A-Z]/);
      expect(field.hint ?? 'none').toMatch(/^(?:[a-z0-9]|[A-Z]{3}\b)/);
    }
    for (const { name } of commandsOf(kind)) expect(name.split(' ')[0]).toBe(kind.group);
    // what belongs to the site is open to every editor, and to nobody by sport
    expect(areaOf(kind.name)).not.toBe('site');
  },
);

test('kinds of sports data get no endpoint, page, feed or search of content', () => {
  expect(kinds.filter((kind) => kind.isCore)).toEqual([]);
  for (const kind of coreKinds)
    expect([kind.isCore, kind.path, kind.url, kind.listUrl, kind.feed, kind.search]).toEqual([
      true,
      ...Array(4).fill(undefined),
      {},
    ]);
});
