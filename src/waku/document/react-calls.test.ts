import { expect, test } from 'vitest';

import { reactRenderer } from '../build/scripts-as-data.ts';
import { createCallReplacer, reactFunctions } from './react-calls.ts';

const functions = reactFunctions(reactRenderer());

test('the functions for streamed blocks are taken from React’s source', () => {
  const names = [...functions.matchAll(/(\$R[A-Z])=(?:function|\[\]|new Map)/g)].map(([, name]) => name);
  expect(names).toEqual(['$RS', '$RB', '$RV', '$RC', '$RX', '$RM', '$RR']);
  expect(() => new Function(functions)).not.toThrow();
  expect(functions).not.toMatch(/<\/?script/i);
});

test('a renderer without these functions stops the build', () => {
  expect(() => reactFunctions('')).toThrow('ADR 001');
});

test('inline scripts of blocks become elements, after one script of constant text', () => {
  const replace = createCallReplacer('F;');
  expect(replace('<p>a</p><script>$RB=[];$RC=function(a,b){};$RC("B:0","S:0")</script>')).toBe(
    `<p>a</p><script>F;</script><rsc-call v='["$RC","B:0","S:0"]'></rsc-call>`,
  );
  expect(replace('<script>$RC("B:1","S:1")</script><script>$RX("B:2","it&#39;s",null)</script>')).toBe(
    `<rsc-call v='["$RC","B:1","S:1"]'></rsc-call><rsc-call v='["$RX","B:2","it&amp;#39;s",null]'></rsc-call>`,
  );
  expect(replace('<script>$RR("B:3","S:3",[["/a.css","low"]])</script>')).toBe(
    `<rsc-call v='["$RR","B:3","S:3",[["/a.css","low"]]]'></rsc-call>`,
  );
});

test('other inline scripts are unchanged', () => {
  const html = '<script>go("a")</script><script type="application/ld+json">{"a":"$RC(1)"}</script>';
  expect(createCallReplacer('F;')(html)).toBe(html);
});
