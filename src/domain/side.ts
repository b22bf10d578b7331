import { type } from 'arktype';

/** One of a game's two teams. Even at a neutral site, one is designated the home team. */
export const sides = ['home', 'away'] as const;
export const side = type.enumerated(...sides);
export type Side = typeof side.infer;

/** The college's side according to its schedule. At a neutral site it is the visitor unless designated home. */
export function scheduledSide(game: { locationIndicator: 'H' | 'A' | 'N'; designatedHome: boolean }): Side {
  return game.locationIndicator === 'H' || (game.locationIndicator === 'N' && game.designatedHome) ? 'home' : 'away';
}
