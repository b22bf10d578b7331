import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const importPattern = /(?:from|import)\s*\(?\s*'(\.[^']+\.tsx?)'/g;

/** Finds the test files that import `src/testing/database.ts`, directly or indirectly, outside the excluded folders. */
export const findDatabaseTests = (excluded: readonly string[]): string[] => {
  const reaching = new Map([['src/testing/database.ts', true]]);
  const reaches = (file: string): boolean => {
    const known = reaching.get(file);
    if (known !== undefined) return known;
    // ends the walk of an import cycle
    reaching.set(file, false);
    const found = importsOf(file).some(reaches);
    reaching.set(file, found);
    return found;
  };
  return globSync('{src,samples}/**/*.test.{ts,tsx}')
    .filter((file) => !excluded.some((folder) => file.startsWith(folder)) && reaches(file))
    .sort();
};

const importsOf = (file: string): string[] =>
  existsSync(file)
    ? [...readFileSync(file, 'utf8').matchAll(importPattern)].map(([, specifier = '']) =>
        path.join(path.dirname(file), specifier),
      )
    : [];
