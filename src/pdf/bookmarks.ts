import { type PdfObjects, type Ref, refTo, textString } from './pdf-objects.ts';

/** An entry of the table of contents that readers show beside the pages; `top` in points from the foot of the page. */
export type Bookmark = { title: string; page: Ref; top: number; items: Bookmark[] };

/** Writes the bookmarks of a document; undefined without any. */
export function writeBookmarks(objects: PdfObjects, bookmarks: readonly Bookmark[]): Ref | undefined {
  if (bookmarks.length === 0) return undefined;
  const root = objects.reserve();
  objects.set(root, `<</Type/Outlines${writeItems(objects, root, bookmarks)}>>`);
  return root;
}

/** Writes the items below an entry and returns its references to them. */
function writeItems(objects: PdfObjects, parent: Ref, items: readonly Bookmark[]): string {
  if (items.length === 0) return '';
  const refs = items.map(() => objects.reserve());
  for (const [index, { title, page, top, items: below }] of items.entries()) {
    const [ref, previous, next] = [refs[index], refs[index - 1], refs[index + 1]];
    if (ref === undefined) continue;
    objects.set(
      ref,
      `<</Title ${textString(title)}/Parent ${refTo(parent)}${previous === undefined ? '' : `/Prev ${refTo(previous)}`}${
        next === undefined ? '' : `/Next ${refTo(next)}`
      }/Dest[${refTo(page)}/XYZ null ${top} null]${writeItems(objects, ref, below)}>>`,
    );
  }
  return `/First ${refTo(refs[0] ?? 0)}/Last ${refTo(refs.at(-1) ?? 0)}/Count ${items.length}`;
}
