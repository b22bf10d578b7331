import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createElementWith, loadScript } from './load-script.ts';

/** The part of an element that is used. */
class StubElement {
  attributes = new Map<string, string>();
  setAttribute = (name: string, value: string) => this.attributes.set(name, value);
  get src() {
    return this.attributes.get('src');
  }
}

let scripts: StubElement[];

beforeEach(() => {
  scripts = [];
  vi.stubGlobal('document', {
    createElement: () => new StubElement(),
    head: { append: (script: StubElement) => scripts.push(script) },
    get scripts() {
      return scripts;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('an element gets its attributes except event handlers', () => {
  const element = createElementWith('script', { async: true, defer: false, id: 'a', onload: 'run()', OnError: 'x' });
  expect([...(element as unknown as StubElement).attributes]).toEqual([
    ['async', ''],
    ['id', 'a'],
  ]);
});

test('a script is loaded once', () => {
  loadScript('https://count.example/a.js');
  loadScript('https://count.example/a.js');
  loadScript('https://count.example/b.js');
  expect(scripts.map(({ src }) => src)).toEqual(['https://count.example/a.js', 'https://count.example/b.js']);
});
