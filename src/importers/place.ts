export type Place = { stadium: string; location: string };

/**
 * Splits a one-line location into building and city: "Tampa, Fla. (Amalie Arena)", "XFINITY Center, College Park, MD",
 * "Madison Square Garden - New York". A city alone ("Troy, N.Y.") has no building.
 */
export function parsePlace(text: string): Place {
  const clean = text.replace(/\s+/g, ' ').trim();
  const [, town, building] = /^([^()]+) \(([^()]+)\)$/.exec(clean) ?? [];
  if (town && building) return { stadium: building.trim(), location: town.trim() };
  const [arena, place] = clean.split(' - ');
  if (arena && place) return { stadium: arena, location: clean.slice(arena.length + 3) };
  const parts = clean.split(', ');
  if (parts.length < 3) return { stadium: '', location: clean };
  return { stadium: parts.slice(0, -2).join(', '), location: parts.slice(-2).join(', ') };
}
