import { href } from '../../routing/routes.ts';
import { defineContent } from '../define-content.ts';
import { html } from '../fields/html.ts';
import { day } from '../fields/instant.ts';
import { alt, picture } from '../fields/media.ts';
import { text } from '../fields/plain.ts';
import { game, people, sports } from '../fields/references.ts';
import { video } from '../fields/video.ts';

/** A great moment in the history of the college's teams. */
export const moment = defineContent({
  name: 'moment',
  about: 'Great moments',
  path: '/Moments',
  fields: {
    title: text('Title'),
    date: day('Date', { hint: 'the day it happened, such as 1954-03-06' }),
    summary: text('Summary', { max: 300, hint: 'one or two sentences' }).optional(),
    about: html('Text').optional(),
    alt: alt({ of: ['image'] }),
    image: picture('Picture', { folder: 'moments' }).optional(),
    video: video('Video').optional(),
    game: game('Game', {
      hint: 'the game',
      outlives: true,
    }).optional(),
    sports: sports(),
    people: people(),
  },
  visibility: 'published',
  order: '-date',
  unique: [['title', 'date']],
  filters: ['sportId', 'personId', 'date'],
  search: { title: 'A', summary: 'B', about: 'C' },
  columns: ['title', 'date', 'sports', 'game', 'access'],
  url: ({ id }) => `${href('moments')}#moment-${id}`,
  listUrl: () => href('moments'),
  section: { title: 'Great moments', group: 'history' },
});
