/** Where a browser finds the document of a game that is followed. */
export const liveAddress = (gameId: number): string => `/api/v2/live/${gameId}`;
