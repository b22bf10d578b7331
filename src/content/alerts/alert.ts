import { defineContent } from '../define-content.ts';
import { instant } from '../fields/instant.ts';
import { link, text, yesNo } from '../fields/plain.ts';

/** A line above every page, until it expires or a reader dismisses it. */
export const alert = defineContent({
  name: 'alert',
  about: 'Alerts at the top of every page',
  fields: {
    title: text('Text', { hint: 'the text of the alert' }),
    url: link('Link', { hint: 'a page to read more' }).optional(),
    enabled: yesNo('Enabled', { hint: 'whether it is on (default: yes)' }).default(true),
    showOnWeb: yesNo('Show on the website', { hint: 'whether the website shows it (default: yes)' }).default(true),
    endDate: instant('End', { hint: 'when it disappears (default: when it is ended)' }).optional(),
  },
  visibility: { switches: ['enabled', 'showOnWeb'], until: 'endDate' },
  order: '-id',
  columns: ['title', 'endDate', 'url'],
});
