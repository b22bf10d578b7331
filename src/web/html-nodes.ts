import { DomUtils, type parseDocument } from 'htmlparser2';

export type HtmlNode = ReturnType<typeof parseDocument>['children'][number];
type Parents = HtmlNode | readonly HtmlNode[];
export type HtmlElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Elements below a node by a test, in document order. */
export const elementsBy = (test: (element: HtmlElement) => boolean, below: Parents): HtmlElement[] =>
  DomUtils.findAll((element) => test(element as HtmlElement), below as HtmlNode[]) as HtmlElement[];

/** The first element with one of the names, classes (`.text`) or properties (`[articleBody]`), which are tried in order. */
export function firstOf(selectors: readonly string[], below: readonly HtmlNode[]): HtmlElement | undefined {
  for (const selector of selectors) {
    const [found] = elementsBy(matches(selector), below);
    if (found) return found;
  }
  return undefined;
}

function matches(selector: string): (element: HtmlElement) => boolean {
  const name = selector.replace(/^[.[]|\]$/g, '');
  if (selector.startsWith('.')) return ({ attribs }) => (attribs['class'] ?? '').split(/\s+/).includes(name);
  if (selector.startsWith('[')) return ({ attribs }) => attribs['itemprop'] === name;
  return (element) => element.name === name;
}

/** The text of an element on one line. */
export const textOf = (element: HtmlElement | undefined): string | undefined =>
  element && (DomUtils.textContent(element).replace(/\s+/g, ' ').trim() || undefined);
