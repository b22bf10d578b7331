import type { ContentKind } from '../../content/define-content.ts';
import { titleOf } from '../../content/title-of.ts';
import { endRows } from '../../editing/end-rows.ts';
import { endingOf } from '../../editing/row-state.ts';
import type { CollegeWork } from '../college-command.ts';

/** Ends rows and prints them. */
export async function endContent(kind: ContentKind, { database, args, ...writing }: CollegeWork): Promise<string[]> {
  const { done, unchanged } = endingOf(kind);
  const ended = await endRows(database, kind, args, writing);
  return ended.map(
    ({ row, isChanged }) => `${kind.noun} ${row.id} ${isChanged ? done : unchanged}: ${titleOf(kind, row)}`,
  );
}
