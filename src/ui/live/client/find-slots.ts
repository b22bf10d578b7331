/** An element of static markup whose content follows a game; `name` is its `data-live`. */
export type Slot = { element: HTMLElement; gameId: number; name: string };

/** The `data-live` elements within `data-live-game`. */
export const findSlots = (): Slot[] =>
  [...document.querySelectorAll<HTMLElement>('[data-live-game] [data-live]')].map((element) => ({
    element,
    gameId: Number(element.closest<HTMLElement>('[data-live-game]')?.dataset['liveGame']),
    name: element.dataset['live'] ?? '',
  }));

export const areSameSlots = (before: readonly Slot[], after: readonly Slot[]): boolean =>
  before.length === after.length && after.every(({ element }, index) => element === before[index]?.element);
