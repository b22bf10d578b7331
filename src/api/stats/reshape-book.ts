import { printCorrection } from '../../domain/correction.ts';
import type { Side } from '../../domain/side.ts';
import { stripHtml } from '../../web/strip-html.ts';
import type { GameRow } from '../games/queries.ts';
import { toScheduleGame } from '../games/reshape.ts';
import { playerSlug, playerUrl } from '../rosters/reshape-player.ts';
import type { BoxScoreRows } from './queries.ts';
import type { BookScore, BookTeam, ScoreBook } from './score-book.ts';

/** The box score for the site's pages; undefined if a team is missing, which imports prevent. */
export function toScoreBook(game: GameRow, rows: BoxScoreRows): ScoreBook | undefined {
  const [home, away] = [toTeam('home', game, rows), toTeam('away', game, rows)];
  if (!home || !away) return undefined;
  return {
    game: toScheduleGame(game),
    ourSide: rows.box.ourSide,
    boxScore: { ...toFrame(game, rows), home, away },
    corrections: rows.corrections.map(({ correctedAt, ...correction }) => ({
      ...printCorrection(correction, { family: rows.box.family, home, away }),
      correctedAt: toInstant(correctedAt),
    })),
    warnings: rows.warnings ?? [],
    importedAt: rows.importedAt === null ? null : toInstant(rows.importedAt),
    updatedAt: toInstant(rows.box.updatedAt),
  };
}

const toInstant = (instant: string): string => Temporal.Instant.from(instant).round('second').toString();

function toTeam(side: Side, game: GameRow, { teams, players }: BoxScoreRows): BookTeam | undefined {
  const team = teams.find((row) => row.side === side);
  if (!team) return undefined;
  const { tenantId: _, gameId: __, side: ___, periodStats, ...rest } = team;
  return {
    ...rest,
    ...(periodStats && { periodStats }),
    players: players.filter((row) => row.side === side).map((row) => toPlayer(row, game)),
  };
}

function toPlayer(row: BoxScoreRows['players'][number], game: GameRow): BookTeam['players'][number] {
  const { side: _, battingOrder, libero, periodStats, rosterPlayerId, rosterFirstName, rosterLastName, ...rest } = row;
  const name = { firstName: rosterFirstName ?? row.firstName, lastName: rosterLastName ?? row.lastName };
  return {
    ...rest,
    ...(battingOrder !== null && { battingOrder }),
    ...(libero !== null && { libero }),
    ...(periodStats && { periodStats }),
    rosterPlayerId,
    url:
      rosterPlayerId === null
        ? null
        : playerUrl(
            { globalSportNameSlug: game.globalSportNameSlug, shortName: game.sportShortName },
            playerSlug(name),
            rosterPlayerId,
          ),
  };
}

/** The box score without the two teams. */
function toFrame(game: GameRow, rows: BoxScoreRows): Omit<BookScore, 'home' | 'away'> {
  const { box, periods, scoring, plays, drives, penalties, officials } = rows;
  return {
    family: box.family,
    sourceId: rows.sourceId,
    venue: toVenue(game, rows.detail),
    regulationPeriods: box.regulationPeriods,
    ...(box.periodMinutes !== null && { periodMinutes: box.periodMinutes }),
    ...(box.overtimeMinutes !== null && { overtimeMinutes: box.overtimeMinutes }),
    complete: box.complete,
    period: box.period,
    clock: box.clock,
    doubleheader: game.doubleheader === 1 ? 1 : game.doubleheader === 2 ? 2 : 0,
    periods: periods.map(({ number, label, home, away }) => ({ number, label, home, away })),
    scoring: scoring.map(({ period, clock, side, text, type, homeScore, awayScore, detail, goal }) => ({
      period,
      clock,
      side,
      text,
      type,
      score: { home: homeScore, away: awayScore },
      detail,
      ...(goal && { goal }),
    })),
    plays: plays.map(({ homeScore, awayScore, shot, action: _, sourceText: __, ...play }) => ({
      ...play,
      ...(shot && { shot }),
      score: homeScore === null || awayScore === null ? null : { home: homeScore, away: awayScore },
    })),
    drives: drives.map(({ tenantId: _, gameId: __, seq: ___, possession, ...drive }) => ({
      ...drive,
      ...(possession !== null && { possession }),
    })),
    penalties: penalties.map(({ period, clock, side, player, text, minutes, card, jersey }) => ({
      period,
      clock,
      side,
      player,
      text,
      ...(minutes !== null && { minutes }),
      ...(card !== null && { card }),
      ...(jersey !== null && { jersey }),
    })),
    officials: officials.map(({ role, name }) => ({ role, name })),
  };
}

function toVenue(game: GameRow, detail: BoxScoreRows['detail']): BookScore['venue'] {
  return {
    date: game.localDate,
    start: detail?.start ?? '',
    end: detail?.end ?? '',
    ...(detail?.durationMinutes != null && { duration: detail.durationMinutes }),
    ...(detail?.attendance && { attendance: detail.attendance }),
    stadium: detail?.stadium ?? game.venueTitle ?? '',
    location: detail?.location ?? game.location ?? '',
    weather: detail?.weather ?? '',
    temperature: detail?.temperature ?? '',
    wind: detail?.wind ?? '',
    neutral: game.locationIndicator === 'N',
    conference: game.conference,
    postseason: game.type === 'P',
    night: false,
    notes: (detail?.notes ?? []).map(stripHtml),
  };
}
