/** A column heading: "FG FGM" is FGM below FG; exports repeat single headings ("PF PF") and number equal ones ("PCT.1"). */
export type Heading = { text: string; over?: string };

/** Reads a heading of an exported table. */
export function readHeading(written: string): Heading {
  const clean = written
    .replace(/^Unnamed: \d+_level_\d+\s+/i, '')
    .replace(/\.\d+$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const words = clean.split(' ');
  const half = words.length / 2;
  if (words.length % 2 === 0 && words.slice(0, half).join(' ') === words.slice(half).join(' '))
    return { text: words.slice(0, half).join(' ') };
  const [last = clean] = words.slice(-1);
  return words.length === 2 ? { text: last, over: words[0] ?? '' } : { text: clean };
}

/** "Total Points  TOT" has a title and an abbreviation. */
export function readTitle(written: string): { title: string; abbr?: string } {
  const [title = '', abbr] = written.split(/\s{2,}/);
  return { title: title.trim(), ...(abbr && { abbr: abbr.trim() }) };
}

/** "Ruth, Luke  10 Ruth, Luke" (the name for wide and narrow screens), "#10 Ruth, Luke". */
export function readPlayerCell(written: string): { name: string; jersey: string } {
  const { title, abbr = '' } = readTitle(written);
  const [, number, name] = /^#(\w{1,3})\s+(\S.*)?$/.exec(title) ?? [];
  if (number !== undefined && name !== undefined) return { name, jersey: number };
  return { name: title, jersey: /^(\w{1,3})\s/.exec(abbr)?.[1] ?? '' };
}
