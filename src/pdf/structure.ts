import { type PdfObjects, type Ref, refTo } from './pdf-objects.ts';

export type Tag =
  | 'Caption'
  | 'Document'
  | 'H1'
  | 'H2'
  | 'P'
  | 'Sect'
  | 'TBody'
  | 'TD'
  | 'TFoot'
  | 'TH'
  | 'THead'
  | 'TR'
  | 'Table';

/** An element of the structure, which screen readers read; `kids` are elements and marks on the page. */
export type Element = { ref: Ref; tag: Tag; parent: Ref; page: Ref | undefined; kids: string[]; attributes: string };

/** What a table's cell is the header of, and how many columns it spans. */
export type CellAttributes = { scope?: 'Column' | 'Row' | undefined; span?: number | undefined };

/** The structure of a document: elements in reading order, and the element of each mark on a page. */
export function createStructure(objects: PdfObjects) {
  const root = objects.reserve();
  const elements: Element[] = [];
  const attributeRefs = new Map<string, Ref>();
  /** The elements of the marks of each page. */
  const marks = new Map<Ref, Ref[]>();

  const attributesOf = ({ scope, span }: CellAttributes): string => {
    if (!scope && !span) return '';
    const text = `<</O/Table${scope ? `/Scope/${scope}` : ''}${span ? `/ColSpan ${span}` : ''}>>`;
    const ref = attributeRefs.get(text) ?? objects.add(text);
    attributeRefs.set(text, ref);
    return `/A ${refTo(ref)}`;
  };

  const add = (parent: Element | undefined, tag: Tag, attributes: CellAttributes = {}): Element => {
    const ref = objects.reserve();
    const element: Element = {
      ref,
      tag,
      parent: parent?.ref ?? root,
      page: undefined,
      kids: [],
      attributes: attributesOf(attributes),
    };
    elements.push(element);
    parent?.kids.push(refTo(ref));
    return element;
  };

  return {
    /** Adds an element to its parent; the first one has none. */
    add,
    /** The number of a new mark of the element on the page. */
    mark: (element: Element, page: Ref): number => {
      const ofPage = marks.get(page) ?? [];
      marks.set(page, ofPage);
      const number = ofPage.push(element.ref) - 1;
      element.kids.push(String(number));
      element.page = page;
      return number;
    },
    /** Writes the tree, whose pages are numbered in their order. */
    write: (pages: readonly Ref[]): Ref => {
      for (const { ref, tag, parent, page, kids, attributes } of elements) {
        const content = kids.length === 1 ? `/K ${kids[0]}` : kids.length > 1 ? `/K[${kids.join(' ')}]` : '';
        objects.set(
          ref,
          `<</S/${tag}/P ${refTo(parent)}${page === undefined ? '' : `/Pg ${refTo(page)}`}${attributes}${content}>>`,
        );
      }
      const arrays = pages.map((page, index) => {
        const refs = (marks.get(page) ?? []).map(refTo).join(' ');
        return `${index} ${refTo(objects.add(`[${refs}]`))}`;
      });
      const parents = objects.add(`<</Nums[${arrays.join(' ')}]>>`);
      const [first] = elements;
      objects.set(
        root,
        `<</Type/StructTreeRoot${first ? `/K ${refTo(first.ref)}` : ''}/ParentTree ${refTo(parents)}/ParentTreeNextKey ${pages.length}>>`,
      );
      return root;
    },
  };
}
