const daysOfYear = 365;

/** How long answers are kept, in words: "3 years", "1 year", "90 days". */
export function retentionText(days: number): string {
  const isYears = days % daysOfYear === 0;
  const count = isYears ? days / daysOfYear : days;
  return `${count} ${isYears ? 'year' : 'day'}${count === 1 ? '' : 's'}`;
}
