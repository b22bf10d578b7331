import { schools } from './opponent-list.ts';
import { leagueSchedule } from './schedule/league.ts';
import { meetSchedule } from './schedule/meets.ts';
import type { TeamPlan } from './team.ts';

const all = schools.map((_, index) => index);
const members = all.slice(43, 54);
const others = [...all.slice(28, 43), ...all.slice(54)];

export const pineRidgeTeams: readonly TeamPlan[] = [
  {
    key: 'mensBasketball',
    venue: 'gym',
    seasons: 2,
    strength: -0.05,
    // the same first name, last name and ids as at Lakeshore: only the college tells them apart
    named: [{ firstName: 'Jordan', lastName: 'Ellery' }],
    schedule: (year, random) =>
      leagueSchedule(
        {
          start: '11-13',
          weekdays: [5, 6],
          times: ['19:30', '18:00'],
          exhibitions: 0,
          others: 6,
          rounds: 2,
          conference: 9,
          tournament: { name: 'High Mesa Tournament', games: 2 },
        },
        year,
        members,
        others,
        random,
      ),
  },
  {
    key: 'womensBasketball',
    venue: 'gym',
    seasons: 2,
    strength: 0.1,
    schedule: (year, random) =>
      leagueSchedule(
        {
          start: '11-13',
          weekdays: [5, 6],
          times: ['17:30', '16:00'],
          exhibitions: 0,
          others: 6,
          rounds: 2,
          conference: 9,
          tournament: { name: 'High Mesa Tournament', games: 2 },
        },
        year,
        members,
        others,
        random,
      ),
  },
  {
    key: 'volleyball',
    venue: 'gym',
    seasons: 1,
    strength: 0.05,
    schedule: (year, random) =>
      leagueSchedule(
        {
          start: '09-01',
          weekdays: [2, 5],
          times: ['19:00', '18:30'],
          exhibitions: 0,
          others: 5,
          rounds: 1,
          conference: 10,
        },
        year,
        members,
        others,
        random,
      ),
  },
  {
    key: 'mensSoccer',
    venue: 'meadow',
    seasons: 1,
    strength: -0.1,
    schedule: (year, random) =>
      leagueSchedule(
        {
          start: '09-02',
          weekdays: [3, 6],
          times: ['16:00', '13:00'],
          exhibitions: 0,
          others: 5,
          rounds: 1,
          conference: 9,
        },
        year,
        members,
        others,
        random,
      ),
  },
  // a roster whose schedule has not been announced
  { key: 'baseball', venue: 'meadow', seasons: 1, strength: 0, schedule: () => [] },
  // races, but nobody listed yet
  {
    key: 'skiing',
    venue: 'slope',
    seasons: 2,
    strength: 0,
    schedule: (year) =>
      meetSchedule(
        [
          { week: 0, title: 'Alpine Valley Opener', at: 'A', field: 7, days: 2 },
          { week: 3, title: 'Pine Ridge Winter Carnival', at: 'H', field: 9, days: 3 },
        ],
        '01-08',
        year + 1,
      ),
  },
];
