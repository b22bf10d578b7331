import type { ScheduleGame } from '../../../api/games/schema.ts';

type Typed = Pick<ScheduleGame, 'conferenceTournament' | 'conference' | 'isExhibition' | 'doubleheader' | 'tournament'>;

/** "Conference game", "Conference game, Game 2 of a doubleheader"; empty for other games. A tournament has its title instead. */
export const gameKind = ({ conferenceTournament, conference, isExhibition, doubleheader, tournament }: Typed): string =>
  [
    conferenceTournament ? !tournament && 'Conference tournament' : conference && 'Conference game',
    isExhibition && 'Exhibition',
    doubleheader > 0 && `Game ${doubleheader} of a doubleheader`,
  ]
    .filter(Boolean)
    .join(', ');
