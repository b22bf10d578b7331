import type { ReactNode } from 'react';

import type { RosterPlayer } from '../../api/rosters/schema.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { VisuallyHidden } from '../../ui/controls/visually-hidden.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { StatTable } from '../../ui/tables/stat-table.tsx';
import type { PlayerGroup } from './group-players.ts';
import { type RosterColumn, rosterColumns } from './roster-columns.ts';
import styles from './roster-table.module.css';

/** All facts in columns, in the order of the groups, whose links lead to their first player; empty columns are omitted. */
function RosterTable({ caption, groups }: { caption: string; groups: readonly PlayerGroup[] }) {
  const players = groups.flatMap((group) => group.players);
  const firstOf = new Map(
    groups.flatMap(({ id, title, players: [first] }) => (title && first ? [[first, id] as const] : [])),
  );
  const shown = rosterColumns(players);
  return (
    <StatTable
      id="roster"
      caption={<VisuallyHidden>{caption}</VisuallyHidden>}
      rowLabel="Name"
      columns={shown}
      rows={players.map((player) => ({
        id: player.rosterPlayerId,
        header: (
          <SiteLink id={firstOf.get(player)} className={styles.name} href={player.url}>
            {player.lastName}, {player.firstName}
          </SiteLink>
        ),
        cells: Object.fromEntries(shown.map((column) => [column.key, cell(column, player)])),
      }))}
    />
  );
}

function cell({ breaks, value }: RosterColumn, player: RosterPlayer): ReactNode {
  const content = value(player) || undefined;
  return content && breaks ? <span className={styles.words}>{content}</span> : content;
}

export const rosterTable = defineMarkup('features/roster/roster-table', RosterTable);
