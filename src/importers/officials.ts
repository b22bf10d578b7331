import type { BoxOfficial } from '../domain/box-score.ts';

/** Splits the single string of basketball feeds: "Pat Driscoll,  Don Daily". */
export function splitOfficials(text: string): BoxOfficial[] {
  return text
    .split(/[,;]/)
    .map((name) => ({ role: '', name: name.replace(/\s+/g, ' ').trim() }))
    .filter(({ name }) => name !== '');
}
