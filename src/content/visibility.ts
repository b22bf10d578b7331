import type { ContentKind, Visibility } from './define-content.ts';

/** Whether a row is `planned`, `shown`, `ended`, `hidden` or `off`; `on` where it has no dates; undefined where nothing restricts it. */
export function stateOf({ visibility }: ContentKind, row: object, now: Temporal.Instant): string | undefined {
  const { access, from, until, switches = [] } = visibility;
  const value = (key: string | undefined) => (key === undefined ? undefined : Reflect.get(row, key));
  const start: string | null | undefined = value(from);
  const end: string | null | undefined = value(until);
  if (end && Temporal.Instant.compare(end, now) <= 0) return 'ended';
  if (switches.some((key) => value(key) === false)) return 'off';
  if (value(access) === 'hidden') return 'hidden';
  if (start && Temporal.Instant.compare(start, now) > 0) return 'planned';
  if (from || until) return 'shown';
  return switches.length > 0 ? 'on' : undefined;
}

/** The fault of an end before its start. */
export function datesFault({ from = '', until = '' }: Visibility, row: object) {
  const start: string | null = Reflect.get(row, from) ?? null;
  const end: string | null = Reflect.get(row, until) ?? null;
  if (!start || !end || Temporal.Instant.compare(start, end) < 0) return [];
  return [{ field: until, message: `it has to be after ${from}` }];
}
