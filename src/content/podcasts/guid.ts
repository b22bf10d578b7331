import type { Fault } from '../define-content.ts';

/** The fault of a guid that differs from the stored one: podcast programs would take every episode for a new one. */
export function changedGuid({ guid }: { guid: string }, { row }: { row?: object }): Fault[] {
  const stored: unknown = row && Reflect.get(row, 'guid');
  if (stored === undefined || stored === guid) return [];
  return [{ field: 'guid', message: `it cannot be changed; it is ${JSON.stringify(stored)}` }];
}
