import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { ResultsTable } from './results-table.tsx';

export const resultsTable = defineMarkup('features/home/results-table', ResultsTable);
