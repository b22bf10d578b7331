import { buildId } from './build-id.ts';

/** Where Waku records the build that it has reloaded for. */
export const reloadKey = 'waku:preload-error-build-id';

/**
 * Keeps Waku from reloading the page when a script cannot be loaded, because it would reload the current page rather than the one
 * being opened. Our own listener reloads instead (ui/navigation/client/chunk-errors.ts).
 */
export const preventWakuReload = (): void => {
  try {
    sessionStorage.setItem(reloadKey, buildId);
  } catch {
    // without storage Waku never reloads
  }
};
