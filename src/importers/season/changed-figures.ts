import type { Correction } from '../../domain/correction.ts';
import type { ImportedLine } from '../../domain/season-import.ts';

type Line = Pick<ImportedLine, 'scope' | 'subject' | 'firstName' | 'lastName' | 'jersey' | 'stats' | 'printed'>;

/** Figures and printed cells that differ between two imports of a season: "Ruth, Luke: box.pts", 373, 375. */
export function changedFigures(before: readonly Line[], after: readonly Line[]): Correction[] {
  const [old, now] = [figuresOf(before), figuresOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((field): Correction[] => {
    const [first, second] = [old.get(field) ?? null, now.get(field) ?? null];
    return first === second ? [] : [{ field, before: first, after: second }];
  });
}

function figuresOf(lines: readonly Line[]): Map<string, string> {
  const figures = new Map<string, string>();
  for (const line of lines) {
    const name = [line.lastName, line.firstName].filter(Boolean).join(', ') || line.subject;
    const owner = line.scope === 'conference' ? `${name} (conference)` : name;
    for (const [part, values] of [...Object.entries(line.stats), ...Object.entries(line.printed)])
      for (const [key, value] of Object.entries(values)) figures.set(`${owner}: ${part}.${key}`, String(value));
  }
  return figures;
}
