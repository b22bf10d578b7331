import type { ContentKind, FieldProblem } from '../content/define-content.ts';
import { isPast } from '../db/content/visibility.ts';

/** Stored instants at which a row becomes visible and invisible. */
const datesOf = (
  { visibility: { from = '', until = '' } }: ContentKind,
  row: object,
): [start: string | null, end: string | null] => [Reflect.get(row, from) ?? null, Reflect.get(row, until) ?? null];

/** Whether a row is `planned`, `shown`, `ended`, `hidden` or `off`; `on` if it has no dates; undefined if nothing restricts it. */
export function stateOf(kind: ContentKind, row: object, now: Temporal.Instant): string | undefined {
  const { access = '', from, until, switches = [] } = kind.visibility;
  const [start, end] = datesOf(kind, row);
  if (isPast(end, now)) return 'ended';
  if (switches.some((key) => Reflect.get(row, key) === false)) return 'off';
  if (Reflect.get(row, access) === 'hidden') return 'hidden';
  if (start && !isPast(start, now)) return 'planned';
  if (from || until) return 'shown';
  return switches.length > 0 ? 'on' : undefined;
}

/** The error for an end before the start. */
export function datesProblem(kind: ContentKind, row: object): FieldProblem[] {
  const { from, until = '' } = kind.visibility;
  const [start, end] = datesOf(kind, row);
  if (!start || !end || Temporal.Instant.compare(start, end) < 0) return [];
  return [{ field: until, message: `it has to be after ${from}` }];
}

/** How commands end a row, and what they print. Without `changes`, the row is deleted. */
type Ending = {
  verb: 'end' | 'remove';
  summary: string;
  done: string;
  unchanged: string;
  /** The changed values; undefined if the row has already ended. */
  changes?(row: object, now: Temporal.Instant): Record<string, unknown> | undefined;
};

export function endingOf({ visibility: { until, switches: [first] = [], access } }: ContentKind): Ending {
  if (until)
    return {
      verb: 'end',
      summary: 'End',
      done: 'ended',
      unchanged: 'had ended',
      changes: (row, now) => (isPast(Reflect.get(row, until), now) ? undefined : { [until]: now.toString() }),
    };
  if (first)
    return {
      verb: 'end',
      summary: 'Switch off',
      done: 'switched off',
      unchanged: 'was off',
      changes: (row) => (Reflect.get(row, first) === true ? { [first]: false } : undefined),
    };
  if (access)
    return {
      verb: 'end',
      summary: 'Hide',
      done: 'hidden',
      unchanged: 'was hidden',
      changes: (row) => (Reflect.get(row, access) === 'hidden' ? undefined : { [access]: 'hidden' }),
    };
  return { verb: 'remove', summary: 'Remove', done: 'removed', unchanged: 'was removed' };
}
