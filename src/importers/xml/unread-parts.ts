import { clip } from '../../web/storable-text.ts';
import type { Unread } from '../unread.ts';
import { attributeText, type XmlElement } from './element.ts';

/** What a format has that no reader needs. */
export type Unneeded = {
  /** Elements with all that is in them. */
  elements: ReadonlySet<string>;
  /** Elements that readers find by other means than their name. */
  found: ReadonlySet<string>;
  /** Attributes by element; "*" is any. */
  attributes: Readonly<Record<string, string>>;
};

type Part = { title: string; value: string; count: number; line: number };

/** The elements and attributes of a document that no reader has asked for, each once with its first line. Zeros do not count. */
export function unreadParts(root: XmlElement, { elements, found, attributes }: Unneeded): Unread {
  const parts = new Map<string, Part>();
  const note = (title: string, value: string, { line }: XmlElement) => {
    const part = parts.get(title) ?? { title, value, count: 0, line };
    parts.set(title, { ...part, count: part.count + 1 });
  };
  const isNeeded = (element: string, name: string) => {
    const names = attributes[element]?.split(' ') ?? [];
    return !names.includes(name) && !names.includes('*');
  };
  const visit = (element: XmlElement) => {
    for (const name of Object.keys(element.attributes)) {
      const value = attributeText(element, name);
      const isAsked = element.asked.has(`${element.name}@${name}`);
      if (!isAsked && isNeeded(element.name, name) && !/^(?:-|[0.]*)$/.test(value))
        note(`the attribute "${name}" of <${element.name}>`, value, element);
    }
    for (const child of element.children) {
      if (elements.has(child.name)) continue;
      if (child.asked.has(child.name) || found.has(child.name)) visit(child);
      else note(`the element <${child.name}>`, '', child);
    }
  };
  visit(root);
  return [...parts.values()].map(
    ({ title, value, count, line }) =>
      `${title} is not imported; it occurs ${count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`}${line > 0 ? `, first in line ${line}` : ''}${value === '' ? '' : `: "${clip(value, 40)}"`}`,
  );
}
