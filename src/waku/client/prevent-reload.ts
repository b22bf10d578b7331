/** Where Waku notes for which build it has reloaded once. */
const wakuNote = 'waku:preload-error-build-id';

/**
 * Keeps Waku from reloading the page when a script fails: it knows neither the page that is being opened nor how lately
 * the path was reloaded. Failures are for chunk-errors.ts, which comes after the page.
 */
export function preventWakuReload(): void {
  try {
    sessionStorage.setItem(wakuNote, import.meta.env['WAKU_BUILD_ID'] ?? '');
  } catch {
    // the reader does not allow storage, so Waku cannot note anything either
  }
}
