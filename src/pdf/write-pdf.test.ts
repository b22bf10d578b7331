import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';

import type { TextDocument, TextTable } from '../web/text-document.ts';
import { writePdf } from './write-pdf.ts';

const players: TextTable = {
  caption: 'Individual Overall Batting Statistics',
  columns: [
    { heading: '#', isFigure: true },
    { heading: 'Player', isRowHeader: true },
    { heading: 'AB', over: 'At the plate', isFigure: true },
    { heading: 'AVG', over: 'At the plate', isFigure: true },
  ],
  rows: [
    ...Array.from({ length: 70 }, (_, index) => ({
      cells: [String(index), `Čupić, Zoë ${index}`, String(index * 3), '.250'],
    })),
    { kind: 'heading', cells: ['Pitchers'] },
    { cells: ['9', 'Oak, Ola', '', '-'] },
    { kind: 'total', cells: ['', 'Totals', '7245', '.250'] },
  ],
};
const season: TextDocument = {
  name: 'x',
  title: '2026 Baseball Cumulative Statistics',
  college: 'Lakeshore University',
  facts: [{ label: 'Record', value: '31-28' }],
  sections: [{ heading: 'Overall', lines: ['All games.'], tables: [players] }],
  notes: ['Subject to change.'],
};

type Node = { role?: string; scope?: string; colSpan?: number; id?: string; children?: Node[] };
const nodesOf = (node: Node | null): Node[] => (node ? [node, ...(node.children ?? []).flatMap(nodesOf)] : []);

/** What a reader finds in a PDF; the text of marked content by its id. */
async function read(bytes: Uint8Array) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      const texts = new Map<string, string>();
      const open: (string | undefined)[] = [];
      for (const item of items) {
        if ('str' in item) {
          const id = open.at(-1);
          if (id) texts.set(id, (texts.get(id) ?? '') + item.str);
        } else if (item.type === 'endMarkedContent') open.pop();
        else open.push('id' in item ? item.id : undefined);
      }
      return { tree: (await page.getStructTree()) as Node | null, texts };
    }),
  );
  const textOf = (node: Node): string =>
    nodesOf(node)
      .flatMap(({ id }) => pages.map(({ texts }) => (id && texts.get(id)) ?? '').join('') || [])
      .join('')
      .trim();
  const { info } = (await pdf.getMetadata()) as { info: Record<string, unknown> };
  return {
    info,
    textOf,
    // the tree of a page also names the elements of other pages, without content
    nodes: pages.flatMap(({ tree }) => nodesOf(tree)).filter((node) => textOf(node) !== ''),
    pages: pdf.numPages,
    mark: [...((await pdf.getMarkInfo()) as unknown as Map<string, boolean>)],
    outline: await pdf.getOutline(),
    preferences: [...((await pdf.getViewerPreferences()) as unknown as Map<string, boolean>)],
    metadata: (await pdf.getMetadata()).metadata?.getRaw() as string | undefined,
  };
}

describe('a PDF', () => {
  let bytes: Uint8Array;
  let pdf: Awaited<ReturnType<typeof read>>;
  beforeAll(async () => {
    bytes = await writePdf(season);
    pdf = await read(bytes);
  });

  it('is tagged PDF/UA with language, title and bookmarks', () => {
    expect(pdf.mark).toContainEqual(['Marked', true]);
    expect(pdf.info).toMatchObject({
      Language: 'en-US',
      Title: '2026 Baseball Cumulative Statistics - Lakeshore University',
    });
    expect(pdf.preferences).toContainEqual(['DisplayDocTitle', true]);
    expect(pdf.metadata).toContain('pdfuaid:part');
    expect(pdf.outline).toMatchObject([{ title: 'Overall', items: [{ title: players.caption }] }]);
  });

  it('has headings, a captioned table and paragraphs in reading order', () => {
    const roles = ['H1', 'H2', 'Caption', 'P'];
    const texts = pdf.nodes
      .filter(({ role = '' }) => roles.includes(role))
      .map((node) => `${node.role} ${pdf.textOf(node)}`);
    expect(texts).toEqual([
      'P Lakeshore University',
      'H1 2026 Baseball Cumulative Statistics',
      'P Record 31-28',
      'H2 Overall',
      'P All games.',
      `Caption ${players.caption}`,
      'P Subject to change.',
    ]);
  });

  it('has the cells of the table, whose headers are scoped and are repeated only as artifacts', () => {
    expect(pdf.pages).toBeGreaterThan(1);
    const headers = pdf.nodes.filter(({ role }) => role === 'TH');
    expect(headers.filter(({ scope }) => !scope)).toEqual([]);
    expect(headers.filter(({ scope }) => scope === 'Column').map(pdf.textOf)).toEqual([
      'At the plate',
      '#',
      'Player',
      'AB',
      'AVG',
    ]);
    const rows = pdf.nodes
      .filter(({ role }) => role === 'TR')
      .map(({ children = [] }) => children.map((cell) => pdf.textOf(cell)))
      .slice(2);
    expect(rows).toEqual(players.rows.map(({ cells }) => cells));
  });

  it('embeds only our font, as far as it is used', async () => {
    const text = Buffer.from(bytes).toString('latin1');
    expect(text).not.toMatch(/Helvetica|Times|Courier/);
    expect(bytes.length).toBeLessThan(80_000);
  });
});

it('a season of 28 columns in 12 tables has less than 500 kB', async () => {
  const columns = Array.from({ length: 28 }, (_, index) => ({ heading: `C${index}`, isFigure: true as const }));
  const rows = Array.from({ length: 26 }, (_, row) => ({ cells: columns.map((_, column) => String(row * column)) }));
  const tables = Array.from({ length: 12 }, (_, index) => ({ caption: `Table ${index}`, columns, rows }));
  const { length } = await writePdf({ ...season, sections: [{ heading: 'Season', tables }] });
  expect(length).toBeLessThan(500_000);
});
