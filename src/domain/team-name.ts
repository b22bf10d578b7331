/** Normalizes a name for alias lookup: lowercase letters and digits without accents. */
export function normalizeTeamName(name: string): string {
  return plain(name).replace(/[^a-z0-9]/g, '');
}

function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
