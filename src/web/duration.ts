const two = (value: number): string => String(value).padStart(2, '0');

const parts = (seconds: number): [hours: number, minutes: number, seconds: number] => {
  const whole = Math.floor(seconds);
  return [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
};

/** "42:10", "1:02:03": a position or length in seconds, as players print it. */
export function formatClock(seconds: number): string {
  const [hours, minutes, rest] = parts(seconds);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** "42 min", "1 hr 2 min", "45 sec": a length in seconds, as lists print it. */
export function formatLength(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} sec`;
  const minutes = Math.round(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} hr`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}

/** "PT1H2M3S": a length in seconds in ISO 8601. */
export function isoDuration(seconds: number): string {
  const [hours, minutes, rest] = parts(seconds);
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}${rest}S`;
}

/** Parses a duration in a feed, "3723", "62:03" or "1:02:03", to seconds; undefined for anything else. */
export function parseClock(text: string): number | undefined {
  if (!/^\d+(?:\.\d+)?$|^\d+(?::[0-5]?\d){1,2}$/.test(text.trim())) return undefined;
  return Math.round(text.split(':').reduce((total, part) => total * 60 + Number(part), 0));
}
