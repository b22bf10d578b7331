import { createLinearPattern, type LinearPattern } from '../patterns/linear-pattern.ts';

/** Steps that matching the longest answers with all patterns of a form may take, about a tenth of a second. */
export const maxSteps = 2_000_000;

const maxCompiled = 500;
const compiled = new Map<string, LinearPattern>();

/** The pattern of a parameter such as `/^[A-Z]{2}\d+$/`; undefined for other texts. Throws if it cannot be matched. */
export function createPattern(parameter: string): LinearPattern | undefined {
  const [, source, flags] = /^\/(.+)\/([imsu]*)$/s.exec(parameter) ?? [];
  if (source === undefined) return undefined;
  const known = compiled.get(parameter) ?? createLinearPattern(source, flags);
  compiled.delete(parameter);
  compiled.set(parameter, known);
  const [oldest] = compiled.keys();
  if (oldest !== undefined && compiled.size > maxCompiled) compiled.delete(oldest);
  return known;
}

/** Whether a value is that of a parameter, or matches its pattern. */
export function matchesParameter(value: string, parameter: string): boolean {
  // forms stored before a pattern was refused accept every answer to it
  if (patternProblem(parameter) !== undefined) return true;
  return createPattern(parameter)?.test(value) ?? value === parameter;
}

/** The reason to refuse an expression; undefined if it can be matched. */
export function patternProblem(parameter: string): string | undefined {
  try {
    createPattern(parameter);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
