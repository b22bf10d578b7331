/** Normalizes a name for alias lookup: lowercase letters and digits without accents. */
export function normalizeTeamName(name: string): string {
  return plain(name).replace(/[^a-z0-9]/g, '');
}

/**
 * The core of a school's name without the words that calendars add and scorers omit: "Duke University", "Duke" and
 * "The Duke University" have one core, "Michigan St." and "Michigan State University" too. Two schools may share a core
 * (Miami University, University of Miami), so a core alone never identifies one.
 */
export function teamNameCore(name: string): string {
  return plain(name)
    .replace(/^saint\b|^st\b\.?/, 'saint')
    .replace(/\bst\b\.?(?=(?:\s*(?:university|college))?\s*$)/, 'state')
    .replace(/\bst\b\.?/g, 'saint')
    .replace(/&/g, ' and ')
    .replace(/\b(?:the|university|univ|college|of|at)\b/g, ' ')
    .replace(/[^a-z0-9]/g, '');
}

function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
