export const takeoverTypes = ['Url', 'GameDay'] as const;
/** Sends to an address, or to the game day of the games it names. */
export type TakeoverType = (typeof takeoverTypes)[number];
