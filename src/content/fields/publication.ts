import { instant } from './instant.ts';
import { choice } from './plain.ts';

const group = 'Publication';

/** The fields that the visibility `published` adds. */
export const publication = {
  access: choice('Access', ['public', 'protected', 'hidden'], {
    hint: 'who may open it: everyone, everyone with the link, or staff (default: public)',
    group,
  }).default('public'),
  visibleFrom: instant('Visible from', { hint: 'when it appears (default: immediately)', group }).optional(),
  visibleUntil: instant('Visible until', { hint: 'when it disappears (default: never)', group }).optional(),
};
