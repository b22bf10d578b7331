import { gameState } from '../src/domain/game-state.ts';
import { championship, members, others } from './lakeshore-league.ts';
import { longNames } from './names.ts';
import { leagueSchedule } from './schedule/league.ts';
import { seriesSchedule } from './schedule/series.ts';
import type { TeamPlan } from './team.ts';

/** The teams with the longest schedules. */
export const mainTeams: readonly TeamPlan[] = [
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
];
