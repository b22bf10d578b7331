import type { SportKind } from '../sport-kind.ts';
import { ordinalWord } from './words.ts';

const names: Record<number, string> = { 2: 'half', 3: 'period', 4: 'quarter', 5: 'set', 7: 'inning', 9: 'inning' };

/** "first quarter", "11th inning", "second overtime"; counted from 0. */
export function periodName({ rules, family }: SportKind, index: number): string {
  const extra = index - rules.periods;
  if (extra >= 0 && family !== 'baseball' && family !== 'softball')
    return extra === 0 ? 'overtime' : `${ordinalWord(extra + 1)} overtime`;
  return `${ordinalWord(index + 1)} ${names[rules.periods]}`;
}

/** "at halftime", "after the first quarter"; counted from 0. */
export const afterPeriod = (kind: SportKind, index: number): string =>
  index + 1 === kind.rules.periods / 2 ? 'at halftime' : `after the ${periodName(kind, index)}`;

/** "in overtime", "in the third period"; counted from 0. */
export function inPeriod(kind: SportKind, index: number): string {
  const name = periodName(kind, index);
  return name === 'overtime' ? 'in overtime' : `in the ${name}`;
}
