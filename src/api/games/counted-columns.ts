import { game } from '../../db/schema/game.ts';

/** The columns of a game that decide whether and how it counts in a record (`CountedGame`). */
export const countedColumns = {
  localDate: game.localDate,
  doubleheader: game.doubleheader,
  locationIndicator: game.locationIndicator,
  type: game.type,
  state: game.state,
  conference: game.conference,
  conferenceTournament: game.conferenceTournament,
  ourScore: game.ourScore,
  opponentScore: game.opponentScore,
  forfeit: game.forfeit,
  vacated: game.vacated,
  noContest: game.noContest,
  hostedNotOurs: game.hostedNotOurs,
};
