import { type } from 'arktype';
import { expect, test, vi } from 'vitest';

import { createAnswerParser } from './answer-parser.ts';

const game = type({ opponent: 'string', result: { score: 'number' } });
const text = '{"opponent":"Harbor","result":{"score":21}}';

test('an answer is validated once for each text and schema', () => {
  const parse = createAnswerParser();
  const schema = vi.fn(game);
  expect(parse(text, schema)).toEqual({ opponent: 'Harbor', result: { score: 21 } });
  expect(parse(text, schema)).toBe(parse(text, schema));
  expect(schema).toHaveBeenCalledOnce();
  expect(parse(text, (answer) => Object.keys(answer as object))).toEqual(['opponent', 'result']);
});

test('an answer is frozen with its parts, because requests share it', () => {
  const answer = createAnswerParser()(text, game) as typeof game.infer;
  expect(() => Object.assign(answer.result, { score: 0 })).toThrow(TypeError);
});

test('an answer of the wrong shape is not cached', () => {
  const parse = createAnswerParser();
  const schema = vi.fn(game);
  for (const _ of [1, 2]) expect(parse('{}', schema)).toBeInstanceOf(type.errors);
  expect(schema).toHaveBeenCalledTimes(2);
});

test('text that is not JSON throws', () => {
  expect(() => createAnswerParser()('<html>', game)).toThrow(SyntaxError);
});

test('the least recently used answers are evicted beyond two million characters', () => {
  const parse = createAnswerParser();
  const schema = vi.fn((answer: unknown) => answer);
  const large = (letter: string) => JSON.stringify(letter.repeat(750_000));
  for (const letter of ['a', 'b', 'a', 'c', 'a', 'b']) parse(large(letter), schema);
  expect(schema.mock.calls.map(([answer]) => String(answer)[0])).toEqual(['a', 'b', 'c', 'b']);
});
