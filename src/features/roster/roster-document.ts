import type { RosterPlayer, RosterStaff } from '../../api/rosters/schema.ts';
import type { Tenant } from '../../domain/tenant.ts';
import type { DataOf } from '../../routing/load.ts';
import type { TextCell, TextColumn, TextDocument, TextTable } from '../../web/text-document.ts';
import type { loadRoster } from './loads.ts';
import { rosterColumns } from './roster-columns.ts';
import { sortPlayers } from './sort-players.ts';

type Options = { data: DataOf<typeof loadRoster>; tenant: Tenant };

/** A roster with its staff in text form, for its print view and files. */
export function toDocument({ data: { sport, roster }, tenant }: Options): TextDocument {
  const { players = [], coaches = [], support = [] } = roster ?? {};
  const title = roster?.displayTitle ?? `${sport.title} Roster`;
  return {
    name: [tenant.slug, sport.shortname, roster?.season.title, 'roster'].filter(Boolean).join('-'),
    title,
    college: tenant.name,
    facts: [],
    sections: [
      {
        tables: [
          ...(players.length > 0 ? [playerTable(title, players)] : []),
          ...(coaches.length > 0 ? [staffTable('Coaching staff', coaches)] : []),
          ...(support.length > 0 ? [staffTable('Support staff', support)] : []),
        ],
      },
    ],
    notes: players.length > 0 ? (roster?.note ? [roster.note] : []) : ['The roster has not been announced.'],
  };
}

/** Players by number; empty columns are omitted. */
function playerTable(caption: string, players: readonly RosterPlayer[]): TextTable {
  const facts = rosterColumns(players);
  // the name follows the number
  const position = facts[0]?.key === 'number' ? 1 : 0;
  const columns: TextColumn[] = facts.map(({ label, name, kind }) => ({
    heading: label,
    ...(name && { title: name }),
    ...(kind !== 'text' && { isFigure: true }),
  }));
  return {
    caption,
    columns: columns.toSpliced(position, 0, { heading: 'Name', isRowHeader: true }),
    rows: sortPlayers(players, 'jersey').map((player) => {
      const cells: TextCell[] = facts.map(({ value }) => String(value(player) ?? ''));
      const name = { text: `${player.lastName}, ${player.firstName}`, url: player.url };
      return { cells: cells.toSpliced(position, 0, name) };
    }),
  };
}

const staffTable = (caption: string, people: readonly RosterStaff[]): TextTable => ({
  caption,
  columns: [{ heading: 'Name', isRowHeader: true }, { heading: 'Title' }],
  rows: people.map(({ firstName, lastName, title }) => ({ cells: [`${firstName} ${lastName}`, title] })),
});
