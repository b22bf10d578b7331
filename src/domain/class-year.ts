/** The order of classes in lists (specification, section 3). */
const classYears = {
  Redshirt: 0,
  Freshman: 1,
  'Redshirt Freshman': 2,
  Sophomore: 3,
  'Redshirt Sophomore': 4,
  Junior: 5,
  'Redshirt Junior': 6,
  Senior: 7,
  'Redshirt Senior': 8,
  'Graduate Student': 9,
  'Fifth Year': 10,
  'Redshirt 5th-Year': 11,
  'Sixth Year': 12,
} as const;
export type ClassYear = keyof typeof classYears;
export const classYearNames = Object.keys(classYears) as [ClassYear, ...ClassYear[]];

const shortNames: Record<ClassYear, string> = {
  Redshirt: 'RS',
  Freshman: 'Fr.',
  'Redshirt Freshman': 'R-Fr.',
  Sophomore: 'So.',
  'Redshirt Sophomore': 'R-So.',
  Junior: 'Jr.',
  'Redshirt Junior': 'R-Jr.',
  Senior: 'Sr.',
  'Redshirt Senior': 'R-Sr.',
  'Graduate Student': 'Gr.',
  'Fifth Year': '5th',
  'Redshirt 5th-Year': 'R-5th',
  'Sixth Year': '6th',
};

const plain: Record<string, ClassYear> = {
  fr: 'Freshman',
  fy: 'Freshman',
  freshman: 'Freshman',
  firstyear: 'Freshman',
  '1st': 'Freshman',
  '1styear': 'Freshman',
  so: 'Sophomore',
  soph: 'Sophomore',
  sophomore: 'Sophomore',
  '2nd': 'Sophomore',
  jr: 'Junior',
  jun: 'Junior',
  junior: 'Junior',
  '3rd': 'Junior',
  sr: 'Senior',
  sen: 'Senior',
  senior: 'Senior',
  '4th': 'Senior',
  gr: 'Graduate Student',
  g: 'Graduate Student',
  gs: 'Graduate Student',
  grad: 'Graduate Student',
  graduate: 'Graduate Student',
  graduatestudent: 'Graduate Student',
  '5th': 'Fifth Year',
  '5thyear': 'Fifth Year',
  fifthyear: 'Fifth Year',
  fifth: 'Fifth Year',
  '6th': 'Sixth Year',
  '6thyear': 'Sixth Year',
  sixthyear: 'Sixth Year',
};
const redshirt: Partial<Record<ClassYear, ClassYear>> = {
  Freshman: 'Redshirt Freshman',
  Sophomore: 'Redshirt Sophomore',
  Junior: 'Redshirt Junior',
  Senior: 'Redshirt Senior',
  'Fifth Year': 'Redshirt 5th-Year',
};

/** Sort position of a class; unknown classes come last. */
export function classYearOrder(year: ClassYear | null): number {
  return year === null ? 99 : classYears[year];
}

/** "R-So." for "Redshirt Sophomore". */
export function classYearShort(year: ClassYear): string {
  return shortNames[year];
}

/** Reads the spellings in use: "Fr", "First-Year", "R-Fr.", "RS Fr", "RFr.", "Redshirt Freshman", "5th", "Grad"; `undefined` for others. */
export function parseClassYear(text: string): ClassYear | undefined {
  const letters = text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const known = plain[letters];
  if (known) return known;
  if (letters === 'rs' || letters === 'redshirt') return 'Redshirt';
  // "rso" is R-So., not RS-O, so the prefix is stripped only if a class remains
  const bases = ['redshirt', 'rs', 'r'].map((prefix) =>
    letters.startsWith(prefix) ? plain[letters.slice(prefix.length)] : undefined,
  );
  const base = bases.find((year) => year !== undefined);
  return base && redshirt[base];
}
