import type { Answers } from './definition.ts';
import { controlName, otherName } from './definition.ts';

/** Answers as control values by name. */
export const typedValues = (answers: Answers): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([id, { values, other }]): [string, readonly string[]][] => [
      [controlName(id), values],
      ...(other === undefined ? [] : [[otherName(id), [other]] as [string, readonly string[]]]),
    ]),
  );
