import type { ScheduleGame } from '../../api/games/schema.ts';

type Game = Pick<
  ScheduleGame,
  'conference' | 'conferenceTournament' | 'type' | 'doubleheader' | 'hostedNotOurs' | 'promotion' | 'note'
>;

const typeMarks: Partial<Record<ScheduleGame['type'], string>> = {
  P: 'Postseason',
  E: 'Exhibition',
  S: 'Scrimmage',
};

/** What is special about a game, in words, for the line under its opponent. */
export function gameMarks(game: Game): string[] {
  return [
    game.doubleheader > 0 && `Game ${game.doubleheader}`,
    game.conferenceTournament ? 'Conference tournament' : game.conference && 'Conference',
    typeMarks[game.type],
    game.hostedNotOurs && 'Hosted, not ours',
    game.promotion,
    game.note,
  ].filter((mark): mark is string => Boolean(mark));
}
