import { type } from 'arktype';

import { rosterAccesses, type SeasonRules } from '../../domain/season.ts';
import { daysOf, isSeasonTitle, rulesOf, titleOn } from '../../domain/season-of-sport.ts';
import { defineContent } from '../define-content.ts';
import type { ReadContext } from '../fields/field.ts';
import { day } from '../fields/instant.ts';
import { choice, json, text, yesNo } from '../fields/plain.ts';
import { content, sport } from '../fields/references.ts';
import { conference } from './conference.ts';

const deciders = type.enumerated('all', 'postseason', 'none');
const rules = type({
  periods: '1 <= number.integer <= 20',
  'periodMinutes?': '0 < number <= 120',
  'overtimeMinutes?': '0 < number <= 120',
  'clock?': "'up' | 'down'",
  'overtime?': deciders,
  'shootout?': deciders,
  'ties?': 'boolean',
  'minimums?': 'object',
}).onUndeclaredKey('reject') as unknown as Parameters<typeof json<SeasonRules>>[1];

type SportRow = Parameters<typeof titleOn>[0];

const sportOf = async (id: number, { findRows }: Pick<ReadContext, 'findRows'>) =>
  (await findRows('sport', { id }))[0] as SportRow | undefined;

/** A season of a sport: its schedule and its roster. */
export const season = defineContent({
  name: 'season',
  about: 'Seasons of sports: days, rules, notes, conferences',
  isCore: true,
  fields: {
    sportId: sport('Sport'),
    title: text('Season', { max: 7, hint: 'such as 2026, or 2026-27 for a sport of the winter' }),
    startDate: day('First day', { hint: 'the first day (default: of the usual season)' }).filled(),
    endDate: day('Last day', { hint: 'the last day (default: of the usual season)' }).filled(),
    pinned: yesNo('Current season', {
      hint: 'yes makes it the current season until this is no again; otherwise the calendar decides',
    }).default(false),
    conferenceId: content('Conference', conference, { name: 'conference' }).optional(),
    rules: json('Rules', rules, {
      hint: 'number and length of periods, overtime, shootouts and ties, such as {"periods":4,"periodMinutes":15} (default: of the sport that year)',
    }).filled(),
    scheduleNote: text('Note below the schedule', { max: 5000 }).optional(),
    rosterNote: text('Note below the roster', { max: 5000 }).optional(),
    rosterAccess: choice('Roster is seen by', rosterAccesses, {
      hint: 'hidden shows the roster to staff only',
    }).default('public'),
  },
  visibility: 'public',
  hides: ['rosterAccess'],
  order: ['sportId', '-startDate'],
  unique: [['sportId', 'title']],
  columns: ['sport', 'title', 'startDate', 'endDate', 'pinned', 'rosterAccess'],
  title: ({ title }) => title,
  fill: async ({ sportId = 0, title = '' }, context) => {
    const of = await sportOf(sportId, context);
    return of && isSeasonTitle(of, title) ? { ...daysOf(of, title), rules: rulesOf(of, title) } : {};
  },
  check: async ({ sportId, title, startDate, endDate, pinned }, context) => {
    const of = await sportOf(sportId, context);
    if (of && !isSeasonTitle(of, title)) {
      const example = titleOn(of, `${context.now.toString().slice(0, 4)}-10-01`);
      return [{ field: 'title', message: `it has to be a season such as ${example}` }];
    }
    if (endDate < startDate) return [{ field: 'endDate', message: 'it has to be after startDate' }];
    const current = pinned && (await context.others()).find((one) => one.sportId === sportId && one.pinned);
    return current
      ? [
          {
            field: 'pinned',
            message: `season ${current.title} (${current.id}) is the current one; it has to be no there first`,
          },
        ]
      : [];
  },
});
