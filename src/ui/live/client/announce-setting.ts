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

/** Stores the setting in this browser; if storage is blocked, it applies only to the page. */
export function saveAnnouncements(isWanted: boolean): void {
  try {
    localStorage.setItem(key, isWanted ? 'on' : 'off');
  } catch {
    // storage is blocked
  }
}
