/** A path is loaded anew at most once in so many ms. */
export const reloadPause = 10_000;

const stored = 'reloads';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Whether a path may be loaded anew because a script is gone, and if so notes it. Never where nothing can be noted: it would not end. */
export const mayReload = (path: string, now: number, store: Store): boolean => {
  try {
    const reloads: Record<string, number> = JSON.parse(store.getItem(stored) ?? '{}');
    const last = reloads[path];
    if (last !== undefined && now - last < reloadPause) return false;
    store.setItem(stored, JSON.stringify({ ...reloads, [path]: now }));
    return true;
  } catch {
    return false;
  }
};
