import { championship, members, others } from './lakeshore-league.ts';
import { leagueSchedule } from './schedule/league.ts';
import { meetSchedule } from './schedule/meets.ts';
import type { TeamPlan } from './team.ts';

/** Teams of meets, races and matches. */
export const meetTeams: readonly TeamPlan[] = [
  {
    key: 'crossCountry',
    venue: 'campus',
    seasons: 2,
    strength: 0.1,
    schedule: (year) =>
      meetSchedule(
        [
          { week: 0, title: 'Heron Opener', at: 'H', field: 6, time: '09:00' },
          { week: 2, title: 'Tamarack Twilight', at: 'A', field: 12, time: '18:30' },
          { week: 4, title: 'Lakeshore Dunes Run', at: 'H', field: 18, time: '10:00' },
          { week: 6, title: 'Prairie Gate Pre-Nationals', at: 'N', field: 36, time: '10:30' },
          { week: 9, title: championship('Cross Country'), at: 'N', field: 12, conference: true, time: '10:00' },
          { week: 11, title: 'Great Waters Regional', at: 'N', field: 31, time: '11:00' },
        ],
        '08-29',
        year,
      ),
  },
  {
    key: 'track',
    venue: 'campus',
    seasons: 2,
    strength: 0.1,
    schedule: (year) =>
      meetSchedule(
        [
          { week: 0, title: 'Heron Holiday Open', at: 'H', field: 9, days: 2 },
          { week: 6, title: 'Kinnick Indoor Classic', at: 'A', field: 14, days: 2 },
          { week: 8, title: 'Halden Quad', at: 'A', field: 4 },
          { week: 11, title: championship('Indoor Track & Field'), at: 'N', field: 12, days: 2, conference: true },
          { week: 16, title: 'Lakeshore Relays', at: 'H', field: 22, days: 3 },
          { week: 18, title: 'Santa Elena Distance Carnival', at: 'A', field: 40, days: 2 },
        ],
        '12-04',
        year,
      ),
  },
  {
    key: 'mensGolf',
    venue: 'campus',
    seasons: 2,
    strength: 0.1,
    schedule: (year) =>
      meetSchedule(
        [
          { week: 0, title: 'Gull Links Fall Classic', at: 'H', field: 14, days: 3 },
          { week: 2, title: 'Blue Mesa Desert Invitational', at: 'A', field: 16, days: 3 },
          { week: 5, title: 'Copper Ridge Collegiate', at: 'A', field: 12, days: 2 },
          {
            week: 7,
            title: 'University of Saint Bartholomew at Cold Spring Landing Alumni Memorial Intercollegiate',
            at: 'A',
            field: 18,
            days: 3,
          },
        ],
        '09-04',
        year,
      ),
  },
  {
    key: 'womensGolf',
    venue: 'campus',
    seasons: 2,
    strength: 0.1,
    schedule: (year) =>
      meetSchedule(
        [
          { week: 0, title: 'Heron Shootout', at: 'H', field: 11, days: 2 },
          { week: 3, title: 'Rosedale Rose Cup', at: 'A', field: 15, days: 3 },
          { week: 6, title: 'Hanauma State Wahine Open', at: 'A', field: 17, days: 3 },
        ],
        '09-10',
        year,
      ),
  },
  {
    key: 'swimming',
    venue: 'natatorium',
    seasons: 2,
    strength: 0.1,
    schedule: (year) =>
      meetSchedule(
        [
          { week: 0, title: 'Navy-Gold Intrasquad', at: 'H', field: 2, time: '16:00' },
          { week: 2, title: 'Inland and Harrow', at: 'H', field: 3, time: '13:00' },
          { week: 4, title: 'at Ridgeway', at: 'A', field: 2, time: '17:00' },
          { week: 7, title: 'Heron Midseason Invitational', at: 'H', field: 8, days: 3 },
          { week: 14, title: 'Senior Day: Marrow Bay', at: 'H', field: 2, time: '12:00' },
          { week: 19, title: championship('Swimming & Diving'), at: 'N', field: 11, days: 4, conference: true },
        ],
        '10-02',
        year,
      ),
  },
  {
    key: 'mensTennis',
    venue: 'courts',
    seasons: 2,
    strength: 0.1,
    schedule: (year, random) =>
      leagueSchedule(
        {
          start: '01-24',
          weekdays: [5, 7],
          times: ['14:00', '11:00'],
          exhibitions: 0,
          others: 8,
          rounds: 1,
          conference: 9,
          tournament: { name: championship("Men's Tennis"), games: 2 },
        },
        year,
        members,
        others,
        random,
      ),
  },
  {
    key: 'womensTennis',
    venue: 'courts',
    seasons: 2,
    strength: 0.2,
    schedule: (year, random) =>
      leagueSchedule(
        {
          start: '01-25',
          weekdays: [6, 7],
          times: ['12:00', '10:00'],
          exhibitions: 0,
          others: 8,
          rounds: 1,
          conference: 9,
          tournament: { name: championship("Women's Tennis"), games: 2 },
        },
        year,
        members,
        others,
        random,
      ),
  },
  {
    key: 'rowing',
    venue: 'campus',
    seasons: 2,
    strength: 0.1,
    schedule: (year) =>
      meetSchedule(
        [
          { week: 0, title: 'Port Ellery Sprints', at: 'H', field: 5, time: '07:30' },
          { week: 2, title: 'Osprey Harbor Invitational', at: 'A', field: 16, days: 2 },
          { week: 4, title: 'Lake Carriers Cup', at: 'H', field: 2, time: '08:00' },
          { week: 6, title: championship('Rowing'), at: 'N', field: 8, conference: true, days: 2 },
        ],
        '03-28',
        year,
      ),
  },
  {
    key: 'wrestling',
    venue: 'fieldhouse',
    seasons: 2,
    strength: 0.15,
    schedule: (year, random) =>
      leagueSchedule(
        {
          start: '11-06',
          weekdays: [5],
          times: ['19:00'],
          exhibitions: 0,
          others: 4,
          rounds: 1,
          conference: 9,
          tournament: { name: championship('Wrestling'), games: 1 },
        },
        year,
        members,
        others,
        random,
      ),
  },
  {
    key: 'gymnastics',
    venue: 'fieldhouse',
    seasons: 2,
    strength: 0.2,
    schedule: (year) =>
      meetSchedule(
        [
          { week: 0, title: 'Navy-Gold Preview', at: 'H', field: 1, time: '18:00' },
          { week: 4, title: 'Belmarsh and Harrow', at: 'H', field: 3, time: '19:00' },
          { week: 6, title: 'Granite State Quad', at: 'A', field: 4, time: '18:00' },
          { week: 8, title: 'Beauty and the Beam', at: 'H', field: 4, time: '14:00' },
          { week: 13, title: championship('Gymnastics'), at: 'N', field: 7, conference: true, time: '17:00' },
        ],
        '12-11',
        year,
      ),
  },
];
