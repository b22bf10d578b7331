import { navigationItem as kind } from '../../content/navigation/navigation-item.ts';
import { tableOf } from '../../content/table.ts';

export const navigationItem = tableOf(kind);
