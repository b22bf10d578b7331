import type { RosterPlayer } from '../../api/rosters/schema.ts';
import { printedHeight } from './player-text.ts';

export type RosterColumn = {
  key: string;
  label: string;
  name?: string;
  kind?: 'text';
  /** Multi-word names, which may wrap onto two lines. */
  breaks?: true;
  value: (player: RosterPlayer) => string | number | null;
};

const columns: readonly RosterColumn[] = [
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

/** The columns with a value for any of the players. */
export const rosterColumns = (players: readonly RosterPlayer[]): RosterColumn[] =>
  columns.filter(({ value }) => players.some((player) => value(player)));
