import { type } from 'arktype';

import { writtenKinds as kinds } from '../../content/core-kinds.ts';
import { printWallTime } from '../../content/fields/instant.ts';
import { isoInstant } from '../../domain/instant.ts';
import { findChangeSets, findSetChanges } from '../../editing/change-sets.ts';
import { takeBackSet } from '../../editing/take-back.ts';
import { usageError } from '../../web/usage-error.ts';
import { forCollege } from '../college-command.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../format-table.ts';
import { isoDay } from '../iso-day.ts';
import { dryRunOption, jsonOption, parseOptions, tenantOption } from '../options.ts';
import { rowNumber } from '../row-number.ts';

const most = 200;

const filters = type({ 'kind?': 'string', 'row?': rowNumber, 'actor?': 'string', 'day?': isoDay });

const historyList: Command = {
  name: 'history list',
  summary: `List change sets, what was written together: the last ${most}, the newest first`,
  options: [
    tenantOption,
    { flags: '--kind <kind>', description: 'only those with changes of a kind of content, such as story' },
    { flags: '--row <number>', description: 'only those with changes of this row of the kind' },
    { flags: '--actor <name>', description: 'only those of one person' },
    { flags: '--day <date>', description: 'only those of one day, such as 2026-09-12' },
    jsonOption,
  ],
  examples: ['history list --tenant unc', 'history list --tenant unc --kind story --row 41'],
  run: forCollege(async ({ db, tenant, json, options, io }) => {
    const {
      kind: given,
      row,
      actor,
      day,
    } = parseOptions(
      filters,
      Object.fromEntries(
        ['kind', 'row', 'actor', 'day'].flatMap((name) => (name in options ? [[name, options[name]]] : [])),
      ),
    );
    if (row !== undefined && given === undefined) throw usageError('--kind is missing; --row is a row of that kind');
    const kind = kinds.find(({ name, noun }) => name === given || noun === given);
    if (given !== undefined && !kind)
      throw usageError(
        `--kind is ${JSON.stringify(given)}; it has to be one of ${kinds.map(({ name }) => name).join(', ')}`,
      );
    const found = await findChangeSets(db, tenant, { kind, contentId: row, actor, day }, most);
    if (json) return found.map((set) => JSON.stringify({ ...set, changedAt: isoInstant(set.changedAt) }));
    if (found.length === 0) io.err('No changes are recorded.');
    return formatTable(
      found.map(({ number, changedAt, actor: who, about, door, rows, undoes, undoneBy }) => ({
        number: String(number),
        when: printWallTime(changedAt, tenant.timezone),
        who,
        what: undoes === null ? (about ?? door) : `takes back ${undoes}`,
        rows: String(rows),
        state: undoneBy === null ? '' : `taken back by ${undoneBy}`,
      })),
    );
  }),
};

const historyShow: Command = {
  name: 'history show',
  summary: 'Show what a change set changed, with former and new values',
  argument: { usage: '<number>', description: 'number of the change set, as history list prints it' },
  options: [tenantOption, jsonOption],
  examples: ['history show 41 --tenant unc', 'history show 41 --tenant unc --json'],
  run: forCollege(async ({ db, tenant, json, args }) => {
    const { number } = parseOptions(type({ number: rowNumber }), { number: args[0] });
    const [found] = await findChangeSets(db, tenant, { number }, 1);
    if (!found) throw usageError(`<number> is ${number}, but there is no such change set; see: history list`);
    const changes = await findSetChanges(db, tenant.id, number);
    if (json) return changes.map((change) => JSON.stringify(change));
    return formatTable(
      changes.flatMap(({ row, action, changes: values }) =>
        Object.entries(values).map(([field, [before, after]]) => ({
          row,
          action,
          field,
          before: printValue(before),
          after: printValue(after),
        })),
      ),
    );
  }),
};

const printValue = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

export const historyCommands: readonly Command[] = [historyList, historyShow];

export const importUndo: Command = {
  name: 'import undo',
  summary: 'Take back an import or another change set, unless later changes build on it',
  argument: { usage: '<number>', description: 'number of the change set, as history list prints it' },
  options: [tenantOption, dryRunOption, jsonOption],
  examples: ['import undo 41 --tenant unc --dry-run', 'import undo 41 --tenant unc'],
  run: forCollege(async ({ database, tenant, actor, dryRun, json, args }) => {
    const { number } = parseOptions(type({ number: rowNumber }), { number: args[0] });
    const taken = await takeBackSet(database, number, { tenant, actor, dryRun, door: 'import undo' });
    return taken.map((row) => (json ? JSON.stringify(row) : `${row.name} ${row.action}`));
  }),
};
