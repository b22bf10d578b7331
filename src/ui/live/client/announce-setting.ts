const key = 'announce-scores';

/** Whether scores are announced in this browser; on by default. */
export function wantsAnnouncements(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    // storage is blocked
    return true;
  }
}

/** Stores the setting in this browser; with storage blocked, it applies to the page only. */
export function saveAnnouncements(isWanted: boolean): void {
  try {
    localStorage.setItem(key, isWanted ? 'on' : 'off');
  } catch {
    // storage is blocked
  }
}
