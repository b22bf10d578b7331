import { type } from 'arktype';

import { defineContent } from '../define-content.ts';
import { createField, type FieldOptions, parsing } from '../fields/field.ts';
import { day } from '../fields/instant.ts';
import { integer, pattern, text } from '../fields/plain.ts';
import { sport } from '../fields/references.ts';
import { season } from '../honors/season.ts';

const written = type(/^\d{1,3}[-–]\d{1,3}(?:[-–]\d{1,3})?$/).describe('a record such as 12-3 or 12-3-1');

/** Wins, losses and ties, as conferences print them. */
const record = (label: string, options: FieldOptions = {}) =>
  createField<string>({
    ...options,
    label,
    control: 'text',
    storage: { as: 'text', rule: { matches: /^\d{1,3}-\d{1,3}(-\d{1,3})?$/ } },
    read: parsing(written, (input) => input.replaceAll('–', '-')),
    schema: type('string'),
    toResponse: (stored) => stored,
  });

/** A team's line in the standings of a conference, as published. The college's own line is derived from its games. */
export const standing = defineContent({
  name: 'standing',
  about: 'Conference standings as published',
  fields: {
    sportId: sport('Sport', { hint: 'the sport' }),
    season,
    team: text('Team', { hint: 'the name of the school', max: 100, columns: ['School', 'Institution'] }),
    division: text('Division', { hint: 'where the conference has divisions', max: 60 }).optional(),
    conference: record('Conference record', { columns: ['Conf', 'Conf.', 'Conference', 'League'] }),
    overall: record('Overall record', { columns: ['Overall'] }).optional(),
    home: record('Home record', { columns: ['Home'] }).optional(),
    away: record('Away record', { columns: ['Away', 'Road'] }).optional(),
    streak: pattern('Streak', /^[WLT]\d{1,3}$/, 'a streak such as W3', { columns: ['Strk'] }).optional(),
    points: integer('Points', { hint: 'conference points, if they order the teams', columns: ['Pts'] }).optional(),
    place: integer('Place', {
      hint: 'in the order of the conference; without it, the stated rules order the teams',
      columns: ['Rank', 'Pos'],
      min: 1,
      max: 100,
    }).optional(),
    through: day('Through', { hint: 'day of the last games in the record', columns: ['Date'] }).optional(),
  },
  visibility: 'public',
  unique: [['sportId', 'season', 'team']],
  order: ['sportId', '-season', 'id'],
  columns: ['team', 'sport', 'season', 'conference', 'overall'],
});
