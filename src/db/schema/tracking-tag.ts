import { trackingTag as kind } from '../../content/tracking-tags/tracking-tag.ts';
import { tableOf } from '../content/tables.ts';

export const trackingTag = tableOf(kind);
