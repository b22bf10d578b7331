import { winPercentage } from '../../domain/record.ts';
import { csvField } from '../../domain/stats/season/sheet-csv.ts';
import type { OpponentHistory, OpponentList } from './schema.ts';

const toCsv = (lines: readonly (readonly (string | number | null)[])[]): string =>
  lines.map((line) => `${line.map((value) => csvField(String(value ?? ''))).join(',')}\r\n`).join('');

/** A line for each opponent. */
export const listCsv = ({ opponents }: OpponentList): string =>
  toCsv([
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
  toCsv([
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
