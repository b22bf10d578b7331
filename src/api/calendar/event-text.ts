import { gameState, isSuspended, reasonText } from '../../domain/game-state.ts';
import { shortDay } from '../../domain/printed-date.ts';
import { scheduleRowAddress } from '../../routing/schedule-address.ts';
import type { ScheduleGame } from '../games/schema.ts';

type Facts = { team: string; isOfOneSport: boolean };

const states: Partial<Record<number, string>> = {
  [gameState.Canceled]: 'CANCELLED: ',
  [gameState.Postponed]: 'Postponed: ',
};

const stateIn = ({ gameState: state, gameStateReason: reason }: ScheduleGame) =>
  isSuspended(state, reason) ? 'Suspended: ' : states[state];

/** "[W] Lakeshore Football vs No. 12 Tamarack"; the calendar of one sport omits the college. */
export function summaryOf(game: ScheduleGame, { team, isOfOneSport }: Facts): string {
  const { sport, opponent, atVs, result, noContest } = game;
  const mark = noContest ? 'No contest: ' : (stateIn(game) ?? (result ? `[${result.status}] ` : ''));
  const subject = isOfOneSport ? sport.title : `${team} ${sport.title}`;
  const exhibition = game.isExhibition ? ' (Exhibition)' : '';
  // a meet has a title but no opponent
  const against = [opponent.id !== null && atVs, opponent.prefix, opponent.title].filter(Boolean).join(' ');
  return `${mark}${subject} ${against}${exhibition}`;
}

/** The title, result, broadcasts and links of a game, one per line. */
export function descriptionOf(game: ScheduleGame, summary: string, origin: string): string {
  const { media, originalDate, doubleheader } = game;
  const link = (label: string, url: string | null | undefined) => url && `${label}: ${new URL(url, origin).href}`;
  const lines = [
    summary,
    resultOf(game),
    game.tbd && 'Time to be announced.',
    reasonText(game.gameState, game.gameStateReason),
    originalDate && `Originally ${shortDay(originalDate)}`,
    doubleheader > 0 && `Game ${doubleheader} of a doubleheader`,
    game.tournament?.title,
    game.note,
    game.promotion,
    media.tv && `TV: ${media.tv}`,
    media.radio && `Radio: ${media.radio}`,
    link('Tickets', media.tickets?.url),
    link('Video', media.video?.url),
    link('Audio', media.audio?.url),
    link('Live Stats', media.stats?.url),
    link('Recap', game.recapUrl),
    pageOf(game, origin),
  ];
  return lines.filter(Boolean).join('\n');
}

/** "W 27-10", "3rd of 12"; undefined while undecided. */
function resultOf({ result, placing, overtime }: ScheduleGame): string | undefined {
  if (!result) return undefined;
  const { status, teamScore, opponentScore, preScore, postScore } = result;
  if (status === 'N') return placing ?? postScore ?? undefined;
  const score = teamScore !== null && opponentScore !== null && `${teamScore}-${opponentScore}`;
  return [status, preScore, score, overtime, postScore].filter(Boolean).join(' ');
}

/** The box score, or the game's row in the schedule. */
export const pageOf = (game: ScheduleGame, origin: string): string =>
  new URL(game.boxscoreUrl ?? scheduleRowAddress(game), origin).href;
