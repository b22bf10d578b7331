import { snakeCase } from '../../content/define-content.ts';

/** A JSON value with the names of its properties in snake case: `{ teamScore: '3' }` becomes `{ team_score: '3' }`. */
export function inSnakeCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inSnakeCase);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [snakeCase(key), inSnakeCase(each)]));
}
