import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { RosterTable } from './roster-table.tsx';

export const rosterTable = defineMarkup('features/roster/roster-table', RosterTable);
