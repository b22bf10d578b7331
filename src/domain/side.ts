import { type } from 'arktype';

/** Which of a game's two teams. At a neutral site one of them is called home all the same. */
export const side = type("'home' | 'away'");
export type Side = typeof side.infer;

/** The college's side of a game by its schedule. At a neutral site that is the visitors' unless it is the designated home team. */
export function scheduledSide(game: { locationIndicator: 'H' | 'A' | 'N'; designatedHome: boolean }): Side {
  return game.locationIndicator === 'H' || (game.locationIndicator === 'N' && game.designatedHome) ? 'home' : 'away';
}
