import { type } from 'arktype';

/** Which of a game's two teams. At a neutral site one of them is called home all the same. */
export const side = type("'home' | 'away'");
export type Side = typeof side.infer;
