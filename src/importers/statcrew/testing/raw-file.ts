import { existsSync, readFileSync } from 'node:fs';

/** An element of a data file: unparsed attributes, children in order. */
export type RawElement = { tag: string; at: Readonly<Record<string, string>>; children: RawElement[] };

const folder = new URL('../../../../../shared/data/statcrew/', import.meta.url);

/** Whether the data folder next to the project exists. Warns that its tests are skipped otherwise. */
export function hasDataFiles(): boolean {
  if (existsSync(folder)) return true;
  console.warn('SKIPPED: tests of real game files need ../shared/data/statcrew');
  return false;
}

export function dataFile(name: string): Uint8Array {
  return readFileSync(new URL(name, folder));
}

// A second, deliberately different reader: a test that compared the importer with its own parser could not see it fail.
const tags = /<(\/?)([\w-]+)((?:\s+[\w-]+="[^"]*")*)\s*(\/?)>/g;
const attributes = /([\w-]+)="([^"]*)"/g;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The root element of a data file. */
export function readRaw(name: string): RawElement {
  const top: RawElement = { tag: '', at: {}, children: [] };
  const open = [top];
  for (const [, closing, tag = '', text = '', empty] of new TextDecoder().decode(dataFile(name)).matchAll(tags)) {
    if (closing) {
      open.pop();
      continue;
    }
    const at = Object.fromEntries(
      [...text.matchAll(attributes)].map(([, key, value]) => [key, unescaped(value ?? '')]),
    );
    const element: RawElement = { tag, at, children: [] };
    open.at(-1)?.children.push(element);
    if (!empty) open.push(element);
  }
  const root = top.children[0];
  if (!root || open.length !== 1) throw new Error(`${name} was not read to its end`);
  return root;
}

/** Elements under `element` by path, such as `all(root, 'team', 'player')`. */
export function all(element: RawElement, ...path: string[]): RawElement[] {
  return path.reduce(
    (found, tag) => found.flatMap(({ children }) => children.filter((child) => child.tag === tag)),
    [element],
  );
}

export function only(element: RawElement, ...path: string[]): RawElement {
  const [first] = all(element, ...path);
  if (!first) throw new Error(`no ${path.join('/')} in ${element.tag}`);
  return first;
}

function unescaped(text: string): string {
  return text.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);
}
