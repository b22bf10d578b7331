import { leagueSchedule } from './schedule/league.ts';
import { meetSchedule } from './schedule/meets.ts';
import { seriesSchedule } from './schedule/series.ts';
import { schools } from './opponent-list.ts';
import { gameState } from '../../domain/game-state.ts';
import type { TeamPlan } from './team.ts';
import { longNames } from './names.ts';

const all = schools.map((_, index) => index);
const members = all.slice(0, 11);
const others = all.slice(11);
const championship = (name: string) => `Inland Seas ${name} Championship`;

export const lakeshoreTeams: readonly TeamPlan[] = [
  {
    key: 'football',
    venue: 'stadium',
    seasons: 3,
    strength: 0.3,
    named: [{ firstName: 'Jordan', lastName: 'Ellery' }, ...longNames],
    schedule: (year, random) =>
      leagueSchedule(
        {
          start: '09-05',
          weekdays: [6],
          times: ['18:00', '14:30', '11:00'],
          exhibitions: 0,
          others: 4,
          rounds: 1,
          conference: 8,
          rest: 14,
          tournament: { name: championship('Football'), games: 1 },
        },
        year,
        members,
        others,
        random,
      ),
    twist: (_, index, __, ___, back) =>
      back === 2 && index === 1
        ? { state: gameState.Canceled, stateReason: 'Lightning; the game was not started', noContest: true }
        : undefined,
  },
  {
    key: 'mensBasketball',
    venue: 'arena',
    seasons: 3,
    strength: 0.25,
    named: longNames.slice(1, 3),
    schedule: (year, random) =>
      leagueSchedule(
        {
          start: '11-02',
          weekdays: [2, 4, 6],
          times: ['19:00', '18:30', '15:00'],
          exhibitions: 1,
          others: 6,
          rounds: 2,
          conference: 11,
          invitational: { name: 'Gull Harbor Classic', games: 3 },
          tournament: { name: championship("Men's Basketball"), games: 3 },
        },
        year,
        members,
        others,
        random,
      ),
    // ineligible player: the wins of that autumn are gone, the pages stay
    twist: (slot, _, __, span, back) =>
      back === 2 && slot.type === 'R' && slot.date < `${span.year + 1}-01-01`
        ? { vacated: true, note: 'Win vacated: an ineligible player took part.' }
        : undefined,
  },
  {
    key: 'womensBasketball',
    venue: 'arena',
    seasons: 3,
    strength: 0.35,
    schedule: (year, random) =>
      leagueSchedule(
        {
          start: '11-03',
          weekdays: [3, 5, 7],
          times: ['18:30', '19:00', '13:00'],
          exhibitions: 1,
          others: 6,
          rounds: 2,
          conference: 11,
          invitational: { name: 'Lighthouse Invitational', games: 3 },
          tournament: { name: championship("Women's Basketball"), games: 3 },
        },
        year,
        members,
        others,
        random,
      ),
  },
  {
    key: 'baseball',
    venue: 'ballpark',
    seasons: 3,
    strength: 0.25,
    // 14 series of three, 14 games in midweek and a tournament of four: sixty
    schedule: (year, random) =>
      seriesSchedule(
        {
          start: '02-10',
          openers: 4,
          conference: 10,
          games: 3,
          midweek: true,
          exhibition: false,
          invitational: 'Pelican Coast Challenge',
          tournament: { name: championship('Baseball'), games: 4 },
        },
        year,
        members,
        others,
        random,
      ),
    twist: (slot, index) =>
      index === 15
        ? { state: gameState.Canceled, stateReason: 'Rain' }
        : slot.doubleheader === 2 && index > 30 && index < 40
          ? { note: 'Second game of the doubleheader starts 40 minutes after the first.' }
          : undefined,
  },
  {
    key: 'softball',
    venue: 'diamond',
    seasons: 3,
    strength: 0.3,
    schedule: (year, random) =>
      seriesSchedule(
        {
          start: '02-05',
          openers: 4,
          conference: 8,
          games: 3,
          midweek: true,
          exhibition: false,
          invitational: 'Desert Bloom Classic',
          tournament: { name: championship('Softball'), games: 3 },
        },
        year,
        members,
        others,
        random,
      ),
    twist: (_, index, __, ___, back) =>
      back === 1 && index === 12
        ? {
            forfeit: 'them',
            state: gameState.GameComplete,
            ourScore: 7,
            opponentScore: 0,
            note: 'Forfeit: the visitors could not field nine players.',
          }
        : undefined,
  },
  {
    key: 'volleyball',
    venue: 'arena',
    seasons: 3,
    strength: 0.4,
    named: longNames.slice(0, 1),
    schedule: (year, random, today) => [
      ...leagueSchedule(
        {
          start: '08-22',
          weekdays: [3, 5, 6],
          times: ['18:00', '19:00', '16:00'],
          exhibitions: 1,
          others: 7,
          rounds: 2,
          conference: 9,
          invitational: { name: 'Heron Invitational', games: 3 },
          tournament: { name: championship('Volleyball'), games: 3 },
        },
        year,
        members,
        others,
        random,
      ),
      ...(today < `${year}-08-22`
        ? []
        : [
            {
              date: `${year}-09-06`,
              at: 'H' as const,
              time: '12:00',
              title: 'Vesper vs. Windom',
              type: 'X' as const,
              conference: false,
              conferenceTournament: false,
              doubleheader: 0 as const,
              tournament: 'Heron Invitational',
            },
          ]),
    ],
    twist: (slot) =>
      slot.type === 'X'
        ? {
            hostedNotOurs: true,
            state: gameState.GameComplete,
            title: 'Vesper vs. Windom',
            postScore: 'Vesper won 3-1',
          }
        : undefined,
  },
  {
    key: 'mensSoccer',
    venue: 'pitch',
    seasons: 2,
    strength: 0.15,
    schedule: (year, random) =>
      leagueSchedule(
        {
          start: '08-20',
          weekdays: [4, 7],
          times: ['19:00', '13:00'],
          exhibitions: 2,
          others: 7,
          rounds: 1,
          conference: 9,
          tournament: { name: championship("Men's Soccer"), games: 3 },
        },
        year,
        members,
        others,
        random,
      ),
  },
  {
    key: 'womensSoccer',
    venue: 'pitch',
    seasons: 2,
    strength: 0.3,
    schedule: (year, random) =>
      leagueSchedule(
        {
          start: '08-18',
          weekdays: [5, 7],
          times: ['18:00', '12:00'],
          exhibitions: 1,
          others: 8,
          rounds: 1,
          conference: 10,
          tournament: { name: championship("Women's Soccer"), games: 3 },
        },
        year,
        members,
        others,
        random,
      ),
    twist: (slot, index, _, __, back) =>
      back === 0 && index === 6
        ? {
            originalDate: slot.date,
            state: gameState.Postponed,
            stateReason: 'Smoke in the air; a new date will be announced',
          }
        : undefined,
  },
  {
    key: 'fieldHockey',
    venue: 'pitch',
    seasons: 2,
    strength: 0.2,
    schedule: (year, random) =>
      leagueSchedule(
        {
          start: '08-27',
          weekdays: [5, 7],
          times: ['15:00', '12:00'],
          exhibitions: 0,
          others: 8,
          rounds: 1,
          conference: 8,
          invitational: { name: 'Sable Point Weekend', games: 2 },
          tournament: { name: championship('Field Hockey'), games: 2 },
        },
        year,
        members,
        others,
        random,
      ),
  },
  {
    key: 'mensIceHockey',
    venue: 'rink',
    seasons: 2,
    strength: 0.2,
    schedule: (year, random) =>
      seriesSchedule(
        {
          start: '10-02',
          openers: 5,
          conference: 12,
          games: 2,
          midweek: false,
          exhibition: true,
          invitational: 'Frozen Harbor Faceoff',
          tournament: { name: championship('Ice Hockey'), games: 2 },
        },
        year,
        members,
        others,
        random,
      ),
  },
  {
    key: 'mensLacrosse',
    venue: 'pitch',
    seasons: 2,
    strength: 0.1,
    schedule: (year, random) =>
      leagueSchedule(
        {
          start: '02-07',
          weekdays: [6, 2],
          times: ['13:00', '16:00'],
          exhibitions: 1,
          others: 7,
          rounds: 1,
          conference: 7,
          tournament: { name: championship("Men's Lacrosse"), games: 2 },
        },
        year,
        members,
        others,
        random,
      ),
  },
  {
    key: 'womensLacrosse',
    venue: 'pitch',
    seasons: 2,
    strength: 0.25,
    schedule: (year, random) =>
      leagueSchedule(
        {
          start: '02-08',
          weekdays: [7, 3],
          times: ['12:00', '16:00'],
          exhibitions: 0,
          others: 8,
          rounds: 1,
          conference: 8,
          tournament: { name: championship("Women's Lacrosse"), games: 2 },
        },
        year,
        members,
        others,
        random,
      ),
  },
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
