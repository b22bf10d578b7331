import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { RosterLines } from './roster-lines.tsx';

export const rosterLines = defineMarkup('features/roster/roster-lines', RosterLines);
