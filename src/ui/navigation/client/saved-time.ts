/** "at 8:14 p.m.", with the day unless it is today: "on Nov 26 at 8:14 p.m." In the reader's time zone. */
export const savedTime = (saved: Date, now: Date): string => {
  if (Number.isNaN(saved.getTime())) return 'from an earlier visit';
  const hour = saved.getHours();
  const minutes = String(saved.getMinutes()).padStart(2, '0');
  const time = `at ${hour % 12 || 12}:${minutes} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
  if (saved.toDateString() === now.toDateString()) return time;
  return `on ${saved.toLocaleDateString('en-US', { month: 'short', day: 'numeric' })} ${time}`;
};
