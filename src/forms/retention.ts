import { counted } from '../web/counted.ts';

/** "2 years", "90 days"; 365 days are a year. */
export function retentionText(days: number): string {
  const [count, unit] = days % 365 === 0 ? [days / 365, 'year'] : [days, 'day'];
  return counted(count, unit);
}
