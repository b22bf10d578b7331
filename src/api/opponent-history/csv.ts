import { winPercentage } from '../../domain/record.ts';
import { csvTable } from '../../web/csv-table.ts';
import type { OpponentHistory, OpponentList } from './schema.ts';

/** A line for each opponent. */
export const listCsv = ({ opponents }: OpponentList): string =>
  csvTable([
    ['Opponent', 'Meetings', 'W', 'L', 'T', 'Pct', 'First meeting', 'Last meeting'],
    ...opponents.map(({ opponent, meetings, record, firstMeeting, lastMeeting }) => [
      opponent.title,
      meetings,
      record.wins,
      record.losses,
      record.ties,
      winPercentage(record)?.toFixed(3) ?? '',
      firstMeeting,
      lastMeeting,
    ]),
  ]);

/** A line for each game, newest first. */
export const historyCsv = ({ games }: OpponentHistory): string =>
  csvTable([
    ['Date', 'Season', 'Site', 'Location', 'Result', 'Team', 'Opponent', 'Overtime', 'Tournament', 'Coach', 'Note'],
    ...games.map((game) => [
      game.date,
      game.season,
      game.locationIndicator,
      game.location,
      game.noContest ? 'No contest' : game.exhibition ? 'Exhibition' : game.outcome,
      game.teamScore,
      game.opponentScore,
      game.overtime,
      game.tournament,
      game.coach,
      [game.vacated && game.outcome === 'W' ? 'Vacated' : '', game.forfeit === 'none' ? '' : 'Forfeit', game.note ?? '']
        .filter(Boolean)
        .join('; '),
    ]),
  ]);
