import { getTableName } from 'drizzle-orm';

import { kinds } from '../../content/kinds.ts';
import { allTablesOf } from '../content/tables.ts';

/** Tables whose rows are recorded besides those of content kinds. */
const coreTables = [
  'box_drive',
  'box_official',
  'box_penalty',
  'box_period',
  'box_play',
  'box_player',
  'box_score',
  'box_scoring',
  'box_team',
  'conference',
  'correction',
  'game',
  'game_detail',
  'imported_file',
  'opponent',
  'opponent_alias',
  'person',
  'person_name',
  'roster_player',
  'roster_staff',
  'season',
  'season_import',
  'season_line',
  'season_sheet',
  'sport',
  'staff_member_entry',
  'story_source',
  'venue',
];

/**
 * Tables with the trigger `record_row_change`, which records what a change set does to their rows. Of pictures, only changed
 * descriptions are recorded.
 */
export const recordedTables: readonly string[] = [
  ...new Set(['image', ...coreTables, ...kinds.flatMap(allTablesOf).map(getTableName)]),
].sort();
