import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { AlertLines } from './alert-lines.tsx';

export const alertLines = defineMarkup('features/alerts/alert-lines', AlertLines);
