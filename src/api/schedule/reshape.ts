import type { CountedGame } from '../../domain/game.ts';
import { gameState, isGameState } from '../../domain/game-state.ts';
import {
  formatRecord,
  formatStreak,
  recordOf,
  type StatedRecords,
  type WinLoss,
  winPercentage,
  withStatedRecords,
} from '../../domain/record.ts';
import { toSportReference } from '../../domain/sport-reference.ts';
import { stripHtml } from '../../web/strip-html.ts';
import type { GameRow } from '../games/queries.ts';
import { toScheduleGame } from '../games/reshape.ts';
import type { SeasonRow } from './queries.ts';
import type { Schedule, ScheduleRecord } from './schema.ts';

export function toSchedule({ season, sport, conference, stated }: SeasonRow, games: readonly GameRow[]): Schedule {
  return {
    id: season.id,
    title: `${season.title} ${sport.title} Schedule`,
    season: toSeason(season),
    sport: toSportReference(sport),
    conference: conference && { title: conference.name, abbrev: conference.abbrev, website: conference.website },
    record: toRecord(games.map(toCountedGame), stated ?? {}),
    note: season.scheduleNote && stripHtml(season.scheduleNote),
    settings: { opponentHistoryEnabled: sport.displayOpponentHistory },
    games: games.map(toScheduleGame),
  };
}

export const toSeason = ({ id, title, startDate, endDate, isCurrent }: SeasonRow['season']) => ({
  id,
  title,
  startDate,
  endDate,
  isCurrent,
});

/** A row as input for a record. */
export const toCountedGame = <Row extends { state: number }>(row: Row) => ({
  ...row,
  state: isGameState(row.state) ? row.state : gameState.Scheduled,
});

/** A season's printable record; null if no game was decided. */
export function toRecord(games: readonly CountedGame[], stated: StatedRecords = {}): ScheduleRecord {
  const { overall, conference, home, away, neutral, streak } = withStatedRecords(recordOf(games), stated);
  return {
    overall: formatPlayed(overall),
    conference: formatPlayed(conference),
    streak: formatStreak(streak) || null,
    home: formatPlayed(home),
    away: formatPlayed(away),
    neutral: formatPlayed(neutral),
    overallPercentage: winPercentage(overall) ?? null,
    conferencePercentage: winPercentage(conference) ?? null,
  };
}

const formatPlayed = (record: WinLoss) =>
  record.wins + record.losses + record.ties === 0 ? null : formatRecord(record);
