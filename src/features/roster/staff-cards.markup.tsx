import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { StaffCards } from './staff-cards.tsx';

export const staffCards = defineMarkup('features/roster/staff-cards', StaffCards);
