const key = 'recent-sports';
const maxSports = 3;

/** Slugs of the sports visited last, newest first. */
export function recentSports(): string[] {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '[]') as string[]).slice(0, maxSports);
  } catch {
    return [];
  }
}

/** Remembers the sport of a URL in this browser. */
export function rememberSport(pathname: string): void {
  const slug = /^\/sports\/([^/]+)/.exec(pathname)?.[1];
  if (!slug) return;
  try {
    localStorage.setItem(
      key,
      JSON.stringify([slug, ...recentSports().filter((each) => each !== slug)].slice(0, maxSports)),
    );
  } catch {
    // storage is blocked or full
  }
}
