/** A path is loaded anew at most once in so many ms. */
export const RELOAD_PAUSE = 10_000;

const STORED = 'reloads';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Whether a path may be loaded anew because a script is gone, and if so notes it. Never where nothing can be noted: it would not end. */
export const mayReload = (path: string, now: number, store: Store): boolean => {
  try {
    const reloads: Record<string, number> = JSON.parse(store.getItem(STORED) ?? '{}');
    const last = reloads[path];
    if (last !== undefined && now - last < RELOAD_PAUSE) return false;
    store.setItem(STORED, JSON.stringify({ ...reloads, [path]: now }));
    return true;
  } catch {
    return false;
  }
};
