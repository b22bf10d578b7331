/** In ms. */
export const reloadInterval = 10_000;

const stored = 'reloads';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Whether a path may be reloaded because of a missing script; records the reload. False without storage, to prevent endless reloads. */
export const mayReload = (path: string, now: number, store: Store): boolean => {
  try {
    const reloads: Record<string, number> = JSON.parse(store.getItem(stored) ?? '{}');
    const last = reloads[path];
    if (last !== undefined && now - last < reloadInterval) return false;
    store.setItem(stored, JSON.stringify({ ...reloads, [path]: now }));
    return true;
  } catch {
    return false;
  }
};
