import { type } from 'arktype';
import { expect, test, vi } from 'vitest';

import { createResponseParser } from './response-parser.ts';

const game = type({ opponent: 'string', result: { score: 'number' } });
const text = '{"opponent":"Harbor","result":{"score":21}}';

test('a response is validated once per text and schema', () => {
  const parse = createResponseParser();
  const schema = vi.fn(game);
  expect(parse(text, schema)).toEqual({ opponent: 'Harbor', result: { score: 21 } });
  expect(parse(text, schema)).toBe(parse(text, schema));
  expect(schema).toHaveBeenCalledOnce();
  expect(parse(text, (answer) => Object.keys(answer as object))).toEqual(['opponent', 'result']);
});

test('a response is deeply frozen, because requests share it', () => {
  const answer = createResponseParser()(text, game) as typeof game.infer;
  expect(() => Object.assign(answer.result, { score: 0 })).toThrow(TypeError);
});

test('a response of the wrong shape is not cached', () => {
  const parse = createResponseParser();
  const schema = vi.fn(game);
  for (const _ of [1, 2]) expect(parse('{}', schema)).toBeInstanceOf(type.errors);
  expect(schema).toHaveBeenCalledTimes(2);
});

test('text that is not JSON throws', () => {
  expect(() => createResponseParser()('<html>', game)).toThrow(SyntaxError);
});

test('beyond two million characters, the least recently used responses are evicted', () => {
  const parse = createResponseParser();
  const schema = vi.fn((answer: unknown) => answer);
  const large = (letter: string) => JSON.stringify(letter.repeat(750_000));
  for (const letter of ['a', 'b', 'a', 'c', 'a', 'b']) parse(large(letter), schema);
  expect(schema.mock.calls.map(([answer]) => String(answer)[0])).toEqual(['a', 'b', 'c', 'b']);
});
