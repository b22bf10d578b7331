type Point = { seconds: number; home: number };

/** "Lakeshore 73% to win. Northfield was as likely as 64%." Once it is certain, who won and how unlikely that ever was. */
export function winText(points: readonly Point[], names: { home: string; away: string }): string {
  const shares = points.map(({ home }) => home);
  const now = shares.at(-1) ?? 50;
  const leader = now >= 50 ? 'home' : 'away';
  const shareOf = (home: number) => (leader === 'home' ? home : 100 - home);
  const lowest = Math.max(1, Math.round(Math.min(...shares.map(shareOf))));
  const name = names[leader];
  if (shareOf(now) === 100) return `${name} won; at its lowest its chance was ${lowest}%.`;
  const other = names[leader === 'home' ? 'away' : 'home'];
  const best = 100 - lowest;
  // only a game that is over is certain
  const share = shareOf(now) > 99 ? 'more than 99' : Math.round(shareOf(now));
  return `${name} ${share}% to win.${best > 50 ? ` ${other} was as likely as ${best}%.` : ''}`;
}
