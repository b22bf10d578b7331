import { spansOf, type TextColumn, type TextRow, type TextTable, textOf } from '../web/text-document.ts';
import type { PageFlow } from './page-flow.ts';
import type { Element } from './structure.ts';
import { layoutTable, padding, type TableLayout, wrapLines } from './table-layout.ts';

/** Multiples of the font size. */
const lineHeight = 1.2;
const rowPadding = 0.35;
const captionSize = 10.5;

type Cell = {
  lines: string[];
  x: number;
  width: number;
  isEnd: boolean;
  isBold: boolean;
  /** A header of its column, columns or row. */
  scope?: 'Column' | 'Row';
  span?: number;
};

/**
 * Draws a table with its caption and returns the place of its top. Header cells are scoped; where the table continues on
 * another page, its headings are repeated as an artifact, because readers have them from the first page.
 */
export function drawTable(flow: PageFlow, parent: Element, table: TextTable): ReturnType<PageFlow['place']> {
  const layout = layoutTable(table, flow.width, flow.measure);
  const heads = headRows(table.columns, layout, flow);
  const headHeight = heads.reduce((total, row) => total + heightOf(row, layout), 0);
  const tableWidth = layout.widths.reduce((total, width) => total + width, 0);
  const captionHeight = captionSize * 1.5;
  const body = table.rows.filter(({ kind }) => kind !== 'total');
  const totals = table.rows.filter(({ kind }) => kind === 'total');
  // a caption and headings are never alone at the foot of a page
  if (!flow.hasRoom(captionHeight + headHeight + 3 * layout.size * (lineHeight + rowPadding))) flow.addPage();

  const place = flow.place();
  const element = flow.addElement(parent, 'Table');
  flow.drawMarked(flow.addElement(element, 'Caption'), () =>
    flow.drawText(table.caption, flow.left, flow.y, captionSize, true),
  );
  flow.advance(captionHeight);

  const drawHeads = (into: Element | undefined) => {
    for (const row of heads) drawRow(flow, into, row, layout);
    flow.drawRule(0.8, tableWidth);
  };
  drawHeads(flow.addElement(element, 'THead'));

  const drawRows = (tag: 'TBody' | 'TFoot', rows: readonly TextRow[]) => {
    const part = flow.addElement(element, tag);
    for (const row of rows) {
      const cells = rowCells(row, table.columns, layout, flow);
      if (!flow.hasRoom(heightOf(cells, layout))) {
        flow.addPage();
        flow.drawArtifact('Pagination', () => {
          flow.drawText(`${table.caption} (continued)`, flow.left, flow.y, captionSize, true);
        });
        flow.advance(captionHeight);
        drawHeads(undefined);
      }
      drawRow(flow, part, cells, layout);
      flow.drawRule(0.15, tableWidth);
    }
  };
  if (body.length > 0) drawRows('TBody', body);
  if (totals.length > 0) drawRows('TFoot', totals);
  flow.advance(3);
  return place;
}

const heightOf = (row: readonly Cell[], { size }: TableLayout): number =>
  Math.max(1, ...row.map(({ lines }) => lines.length)) * size * lineHeight + size * rowPadding;

/** Draws a row into its element; without one, as an artifact. */
function drawRow(flow: PageFlow, into: Element | undefined, row: readonly Cell[], layout: TableLayout): void {
  const draw = (cell: Cell) => drawCell(flow, cell, layout);
  if (!into) {
    flow.drawArtifact('Pagination', () => {
      for (const cell of row) draw(cell);
    });
  } else {
    const element = flow.addElement(into, 'TR');
    for (const cell of row) {
      const child = flow.addElement(element, cell.scope ? 'TH' : 'TD', cell);
      if (cell.lines.some((line) => line !== '')) flow.drawMarked(child, () => draw(cell));
    }
  }
  flow.advance(heightOf(row, layout));
}

function drawCell(flow: PageFlow, { lines, x, width, isEnd, isBold }: Cell, { size }: TableLayout): void {
  for (const [index, line] of lines.entries()) {
    const left = isEnd
      ? x + width - (flow.measure(line, isBold) + padding) * size
      : x + (x === flow.left ? 0 : padding * size);
    flow.drawText(line, left, flow.y + size * (rowPadding / 2 + index * lineHeight), size, isBold);
  }
}

/** The rows of headings: those above several columns, if any, then those of the columns. */
function headRows(columns: readonly TextColumn[], layout: TableLayout, flow: PageFlow): Cell[][] {
  const boxes = boxesOf(layout, flow);
  const headings = columns.map(({ heading, isFigure }, index): Cell => {
    const { x = 0, width = 0 } = boxes[index] ?? {};
    return { lines: [heading], x, width, isEnd: isFigure === true, isBold: true, scope: 'Column' };
  });
  if (!columns.some(({ over }) => over)) return [headings];
  let first = 0;
  const groups = spansOf(columns).map(({ over, span }): Cell => {
    const boxesBelow = boxes.slice(first, first + span);
    first += span;
    const width = boxesBelow.reduce((total, box) => total + box.width, 0);
    const cell = { lines: [over ?? ''], x: boxesBelow[0]?.x ?? 0, width, isEnd: true, isBold: true, span };
    return over ? { ...cell, scope: 'Column' } : cell;
  });
  return [groups, headings];
}

function rowCells(
  { kind, cells }: TextRow,
  columns: readonly TextColumn[],
  layout: TableLayout,
  flow: PageFlow,
): Cell[] {
  const boxes = boxesOf(layout, flow);
  if (kind === 'heading') {
    const lines = [textOf(cells[0] ?? '')];
    return [{ lines, x: flow.left, width: flow.width, isEnd: false, isBold: true, scope: 'Row', span: columns.length }];
  }
  return columns.map(({ isFigure = false, isRowHeader = false }, index) => {
    const { x = 0, width = 0 } = boxes[index] ?? {};
    const isBold = isRowHeader || kind === 'total';
    const measure = (text: string) => flow.measure(text, isBold);
    const lines = wrapLines(textOf(cells[index] ?? ''), width / layout.size - 2 * padding + 0.01, measure);
    return { lines, x, width, isEnd: isFigure, isBold, ...(isRowHeader && { scope: 'Row' as const }) };
  });
}

function boxesOf({ widths }: TableLayout, { left }: PageFlow): { x: number; width: number }[] {
  let x = left;
  return widths.map((width) => {
    const box = { x, width };
    x += width;
    return box;
  });
}
