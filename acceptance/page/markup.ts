export type PageTable = {
  /** The heading above it. */
  heading: string;
  caption: string;
  heads: string[];
  rows: { header: string; cells: Record<string, string>; links: string[]; isTotal: boolean }[];
};

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' };

/** The visible text of a piece of HTML, in one line and without SVG. */
export const textOf = (html: string): string =>
  html
    .replace(/<(svg|script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();

const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([whole]) => whole);

/** Every table of the page in document order. */
export function tablesOf(html: string): PageTable[] {
  let heading = '';
  const tables: PageTable[] = [];
  for (const part of all(html, /<h[1-6]\b.*?<\/h[1-6]>|<table\b.*?<\/table>/gs)) {
    if (part.startsWith('<table')) tables.push(readTable(heading, part));
    else heading = textOf(part);
  }
  return tables;
}

function readTable(heading: string, html: string): PageTable {
  const caption = textOf(/<caption\b.*?<\/caption>/s.exec(html)?.[0] ?? '');
  const [headRow = '', ...rows] = all(html, /<tr\b.*?<\/tr>/gs);
  const [, ...heads] = cellsOf(headRow).map(textOf);
  const foot = html.indexOf('<tfoot');
  const bodyRows = rows.map((row) => {
    const [header = '', ...cells] = cellsOf(row);
    return {
      header: textOf(header),
      cells: Object.fromEntries(heads.map((head, index) => [head, textOf(cells[index] ?? '')])),
      links: linksOf(row),
      isTotal: foot >= 0 && html.indexOf(row, foot) >= 0,
    };
  });
  return { heading, caption, heads, rows: bodyRows };
}

const cellsOf = (row: string): string[] => all(row, /<t[hd]\b.*?<\/t[hd]>/gs);

/** The addresses of all links. */
export const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)].map(([, href = '']) => textOf(href));

/** The content of the section with an id. */
export function sectionOf(html: string, id: string): string {
  const start = html.indexOf(`<section id="${id}"`);
  if (start < 0) return '';
  let depth = 0;
  for (const { 0: tag, index } of html.slice(start).matchAll(/<\/?section\b/g)) {
    depth += tag === '<section' ? 1 : -1;
    if (depth === 0) return html.slice(start, start + index);
  }
  return '';
}

/** Terms and their descriptions, in order; a term may occur twice. */
export const definitionsOf = (html: string): [term: string, value: string][] =>
  [...html.matchAll(/<dt\b[^>]*>(.*?)<\/dt>\s*<dd\b[^>]*>(.*?)<\/dd>/gs)].map(([, term = '', value = '']) => [
    textOf(term),
    textOf(value),
  ]);
