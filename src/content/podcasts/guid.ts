import type { FieldProblem } from '../define-content.ts';

/** The error for a changed guid, with which podcast apps would take every episode for a new one. */
export function changedGuid({ guid }: { guid: string }, { row }: { row?: object }): FieldProblem[] {
  const stored: unknown = row && Reflect.get(row, 'guid');
  if (stored === undefined || stored === guid) return [];
  return [{ field: 'guid', message: `it cannot be changed; it is ${JSON.stringify(stored)}` }];
}
