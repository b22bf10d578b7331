import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createElementWithNonce, loadScript } from './load-script.ts';

/** The part of an element that is used. */
class StubElement {
  nonce = '';
  textContent = '';
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
    querySelector: () => ({ nonce: 'n0nce' }),
    createElement: () => new StubElement(),
    head: { append: (script: StubElement) => scripts.push(script) },
    get scripts() {
      return scripts;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('an element gets the nonce of the document, its text, and its attributes except event handlers', () => {
  const element = createElementWithNonce(
    'script',
    { async: true, defer: false, id: 'a', onload: 'run()', OnError: 'x' },
    'go()',
  );
  expect(element).toMatchObject({ nonce: 'n0nce', textContent: 'go()' });
  expect([...(element as unknown as StubElement).attributes]).toEqual([
    ['async', ''],
    ['id', 'a'],
  ]);
});

test('a script is loaded once', () => {
  loadScript('https://count.example/a.js');
  loadScript('https://count.example/a.js');
  loadScript('https://count.example/b.js');
  expect(scripts.map(({ src, nonce }) => [src, nonce])).toEqual([
    ['https://count.example/a.js', 'n0nce'],
    ['https://count.example/b.js', 'n0nce'],
  ]);
});
