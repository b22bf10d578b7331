import { tableOf } from '../../content/table.ts';
import { trackingTag as kind } from '../../content/tracking-tags/tracking-tag.ts';

export const trackingTag = tableOf(kind);
