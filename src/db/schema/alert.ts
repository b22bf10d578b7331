import { alert as kind } from '../../content/alerts/alert.ts';
import { tableOf } from '../content/tables.ts';

export const alert = tableOf(kind);
