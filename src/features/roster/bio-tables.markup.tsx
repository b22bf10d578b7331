import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { BioTables } from './bio-tables.tsx';

export const bioTables = defineMarkup('features/roster/bio-tables', BioTables);
