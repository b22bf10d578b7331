const key = 'announce-scores';

/** Whether this browser's reader wants scores announced: yes, until they say no. */
export function wantsAnnouncements(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    // the reader lets no site keep anything
    return true;
  }
}

/** Keeps what the reader wants for this browser. Where nothing can be kept it holds for the page. */
export function keepAnnouncements(isWanted: boolean): void {
  try {
    localStorage.setItem(key, isWanted ? 'on' : 'off');
  } catch {
    // as above
  }
}
