import type { BoxScore } from '../domain/box-score.ts';

export function checkBoxScore(_game: BoxScore): string[] {
  return [];
}
