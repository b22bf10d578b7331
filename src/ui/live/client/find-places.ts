/** A place of a game on the page, and what stands there. */
export type Place = { element: HTMLElement; gameId: number; name: string };

/** The marked places of the page's games: `data-live` within `data-live-game`. */
export const findPlaces = (): Place[] =>
  [...document.querySelectorAll<HTMLElement>('[data-live-game] [data-live]')].map((element) => ({
    element,
    gameId: Number(element.closest<HTMLElement>('[data-live-game]')?.dataset['liveGame']),
    name: element.dataset['live'] ?? '',
  }));

export const isSamePage = (before: readonly Place[], after: readonly Place[]): boolean =>
  before.length === after.length && after.every(({ element }, index) => element === before[index]?.element);
