import { navigationItem as kind } from '../../content/navigation/navigation-item.ts';
import { tableOf } from '../content/tables.ts';

export const navigationItem = tableOf(kind);
