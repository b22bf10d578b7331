import { gameState } from '../src/domain/game-state.ts';
import { championship, members, others } from './lakeshore-league.ts';
import { leagueSchedule } from './schedule/league.ts';
import { seriesSchedule } from './schedule/series.ts';
import type { TeamPlan } from './team.ts';

/** Teams of goals: soccer, hockey on grass and ice, lacrosse. */
export const fieldTeams: readonly TeamPlan[] = [
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
];
