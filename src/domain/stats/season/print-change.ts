import type { Correction } from '../../correction.ts';
import type { SportFamily } from '../../sport-family.ts';
import { figureName, figureText } from '../figure-name.ts';
import { getSeasonBook } from './season-books.ts';
import { sheetId } from './stat-sheet.ts';

/**
 * A changed figure of an imported season in words: "Ruth, Luke: box.pts" becomes "Ruth, Luke: points". A cell that is shown
 * as published is named by its column and table.
 */
export function printSeasonChange({ field, before, after }: Correction, family: SportFamily): Correction {
  const end = field.lastIndexOf(': ');
  const [owner, path] = [field.slice(0, end), field.slice(end + 2)];
  const dot = path.indexOf('.');
  const [group, key] = [path.slice(0, dot), path.slice(dot + 1)];
  const table = getSeasonBook(family)?.tables.find((each) => sheetId(each) === group);
  if (table) {
    const heading = table.columns.find((column) => column.key === key)?.title ?? key;
    return { field: `${owner}: ${heading} in ${table.caption}`, before, after };
  }
  const print = (value: string | null) => value && figureText(family, group, key, value);
  return { field: `${owner}: ${figureName(family, group, key)}`, before: print(before), after: print(after) };
}
