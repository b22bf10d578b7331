import { SaxesParser } from 'saxes';

/** An element of a game file of any format. These tests do not use the product's parsers. */
export type Element = { name: string; attributes: Record<string, string>; children: Element[] };

export function readXml(text: string): Element {
  const top: Element = { name: '', attributes: {}, children: [] };
  const open = [top];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name, attributes: { ...attributes }, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.write(text).close();
  return top.children[0] ?? top;
}

/** Converts JSON: objects become children, texts become attributes, lists become children of one name. */
export function fromJson(name: string, value: object): Element {
  const element: Element = { name, attributes: {}, children: [] };
  for (const [key, content] of Object.entries(value)) {
    if (typeof content === 'object' && content !== null) {
      for (const item of Array.isArray(content) ? content : [content]) element.children.push(fromJson(key, item));
    } else element.attributes[key] = String(content);
  }
  return element;
}

export const childrenOf = (element: Element | undefined, name: string): Element[] =>
  element?.children.filter((child) => child.name === name) ?? [];

export const childOf = (element: Element | undefined, name: string): Element | undefined =>
  childrenOf(element, name)[0];

/** All descendants with that name. */
export const allOf = (element: Element, name: string): Element[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...allOf(child, name)]);
