import { meanings } from '../web/words.ts';

/** Classes in the order of lists, with the abbreviation and the number that existing programs know. */
const classYears = {
  Redshirt: ['RS', 0],
  Freshman: ['Fr.', 1],
  'Redshirt Freshman': ['R-Fr.', 6],
  Sophomore: ['So.', 2],
  'Redshirt Sophomore': ['R-So.', 9],
  Junior: ['Jr.', 3],
  'Redshirt Junior': ['R-Jr.', 7],
  Senior: ['Sr.', 4],
  'Redshirt Senior': ['R-Sr.', 8],
  'Graduate Student': ['Gr.', 5],
  'Fifth Year': ['5th', 10],
  'Redshirt 5th-Year': ['R-5th', 11],
  'Sixth Year': ['6th', 12],
} as const;
export type ClassYear = keyof typeof classYears;
export const classYearNames = Object.keys(classYears) as [ClassYear, ...ClassYear[]];

const plain = meanings({
  Freshman: 'fr fy freshman firstyear 1st 1styear',
  Sophomore: 'so soph sophomore 2nd',
  Junior: 'jr jun junior 3rd',
  Senior: 'sr sen senior 4th',
  'Graduate Student': 'gr g gs grad graduate graduatestudent',
  'Fifth Year': '5th 5thyear fifthyear fifth',
  'Sixth Year': '6th 6thyear sixthyear',
});
const redshirt: Partial<Record<ClassYear, ClassYear>> = {
  Freshman: 'Redshirt Freshman',
  Sophomore: 'Redshirt Sophomore',
  Junior: 'Redshirt Junior',
  Senior: 'Redshirt Senior',
  'Fifth Year': 'Redshirt 5th-Year',
};

/** Sort position of a class; unknown classes come last. */
export const classYearOrder = (year: ClassYear | null): number => (year === null ? 99 : classYearNames.indexOf(year));

/** "R-So." for "Redshirt Sophomore". */
export const classYearShort = (year: ClassYear): string => classYears[year][0];

/** Existing programs show the values 2, 4, 5 and 8; the others continue the sequence. */
export const academicYearNumber = (year: ClassYear): number => classYears[year][1];

/** Reads the spellings in use: "Fr", "First-Year", "R-Fr.", "RS Fr", "RFr.", "Redshirt Freshman", "5th", "Grad"; `undefined` for others. */
export function parseClassYear(text: string): ClassYear | undefined {
  const letters = text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const known = plain.get(letters);
  if (known) return known;
  if (letters === 'rs' || letters === 'redshirt') return 'Redshirt';
  // "rso" is R-So., not RS-O, so the prefix is stripped only if a class remains
  const bases = ['redshirt', 'rs', 'r'].map((prefix) =>
    letters.startsWith(prefix) ? plain.get(letters.slice(prefix.length)) : undefined,
  );
  const base = bases.find((year) => year !== undefined);
  return base && redshirt[base];
}
