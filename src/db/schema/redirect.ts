import { redirectRule as kind } from '../../content/redirects/redirect-rule.ts';
import { tableOf } from '../content/tables.ts';

export const redirectRule = tableOf(kind);
