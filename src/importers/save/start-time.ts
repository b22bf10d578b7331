// no game in a sport with a box score starts earlier: such a time is a clock that was never set
const earliestHour = 9;

/**
 * Time of day of a printed start: "3:36 PM" -> "15:36", "7 p.m." -> "19:00", "Noon" -> "12:00", "19:05" stays.
 * `undefined` for implausible times: hours 1 to 11 without a.m. or p.m., and night hours.
 */
export function parseStartTime(text: string): string | undefined {
  const match = /^\s*(\d{1,2})(?::([0-5]\d))?(?::\d\d)?(?:\s*([ap])\.?(?:m\.?)?)?\s*$/i.exec(
    text.replace(/\bnoon\b/i, '12 pm'),
  );
  const hour = match && toHour(Number(match[1]), match[3]?.toLowerCase());
  if (hour === undefined || hour === null || hour < earliestHour) return undefined;
  return `${String(hour).padStart(2, '0')}:${match?.[2] ?? '00'}`;
}

function toHour(hour: number, half: string | undefined): number | undefined {
  if (half) return hour < 1 || hour > 12 ? undefined : (hour % 12) + (half === 'p' ? 12 : 0);
  return hour >= 12 && hour < 24 ? hour : undefined;
}
