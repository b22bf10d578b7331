import type { ReactNode } from 'react';

import type { RosterPlayer } from '../../api/rosters/schema.ts';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { StatTable } from '../../ui/stat-table.tsx';
import { printedHeight } from './player-text.ts';
import styles from './roster-table.module.css';

type Column = {
  key: string;
  label: string;
  name?: string;
  kind?: 'text';
  /** Multi-word names, which may wrap to two lines. */
  breaks?: true;
  value: (player: RosterPlayer) => ReactNode;
};

const columns: readonly Column[] = [
  { key: 'number', label: 'No.', name: 'Number', value: ({ jerseyNumber }) => jerseyNumber },
  { key: 'position', label: 'Pos.', name: 'Position', kind: 'text', value: ({ positionShort }) => positionShort },
  { key: 'class', label: 'Cl.', name: 'Class', kind: 'text', value: ({ academicYearShort }) => academicYearShort },
  { key: 'height', label: 'Ht.', name: 'Height', value: printedHeight },
  { key: 'weight', label: 'Wt.', name: 'Weight in pounds', value: ({ weight }) => weight },
  { key: 'hometown', label: 'Home town', kind: 'text', breaks: true, value: ({ hometown }) => hometown },
  { key: 'highSchool', label: 'High school', kind: 'text', breaks: true, value: ({ highSchool }) => highSchool },
  {
    key: 'previousSchool',
    label: 'Previous school',
    kind: 'text',
    breaks: true,
    value: ({ previousSchool }) => previousSchool,
  },
  { key: 'major', label: 'Major', kind: 'text', breaks: true, value: ({ major }) => major },
];

/** All facts in columns; empty columns are omitted. */
function RosterTable({ caption, players }: { caption: string; players: readonly RosterPlayer[] }) {
  const shown = columns.filter(({ value }) => players.some((player) => value(player)));
  return (
    <StatTable
      id="roster"
      caption={caption}
      rowLabel="Name"
      columns={shown}
      rows={players.map((player) => ({
        id: player.rosterPlayerId,
        header: (
          <SiteLink className={styles.name} href={player.url}>
            {player.lastName}, {player.firstName}
          </SiteLink>
        ),
        cells: Object.fromEntries(shown.map((column) => [column.key, cell(column, player)])),
      }))}
    />
  );
}

function cell({ breaks, value }: Column, player: RosterPlayer): ReactNode {
  const content = value(player) || undefined;
  return content && breaks ? <span className={styles.words}>{content}</span> : content;
}

export const rosterTable = defineMarkup('features/roster/roster-table', RosterTable);
