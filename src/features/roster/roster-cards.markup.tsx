import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { RosterCards } from './roster-cards.tsx';

export const rosterCards = defineMarkup('features/roster/roster-cards', RosterCards);
