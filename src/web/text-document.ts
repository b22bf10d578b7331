/** A cell as printed. Pages link it to `url`. */
export type TextCell = string | { text: string; url: string };

export type TextColumn = {
  heading: string;
  /** The heading in words, if it is an abbreviation. */
  title?: string;
  /** Heading above several neighboring columns. */
  over?: string;
  /** Aligns cells to the end of the column. */
  isFigure?: true;
  /** Cells are never wrapped. */
  isShort?: true;
  /** The cells are row headers; true for one column of a table. */
  isRowHeader?: true;
};

export type TextRow = {
  /** `total` rows end a table; a `heading` has one cell, above the rows that follow. */
  kind?: 'heading' | 'total';
  cells: readonly TextCell[];
};

export type TextTable = {
  caption: string;
  columns: readonly TextColumn[];
  rows: readonly TextRow[];
  /** Footnotes and explanations below the table. */
  notes?: readonly string[];
};

export type TextSection = {
  /** Absent if the document has a single section. */
  heading?: string;
  /** Paragraphs above the tables. */
  lines?: readonly string[];
  tables: readonly TextTable[];
};

/** The content of a print or text view and of a PDF, text or CSV file, in reading order. */
export type TextDocument = {
  /** File name without extension: "lakeshore-football-2026-schedule". */
  name: string;
  /** "2026 Football Schedule" */
  title: string;
  /** The college's name, above the title. */
  college: string;
  /** Records or other figures below the title; empty values were not recorded. */
  facts: readonly { label: string; value: string }[];
  sections: readonly TextSection[];
  /** Below the tables. */
  notes: readonly string[];
};

export const textOf = (cell: TextCell): string => (typeof cell === 'string' ? cell : cell.text);

/** All tables in reading order. */
export const tablesOf = ({ sections }: Pick<TextDocument, 'sections'>): readonly TextTable[] =>
  sections.flatMap(({ tables }) => tables);

/** Groups neighboring columns below the same heading; a column without one is an entry without `over`. */
export function spansOf(columns: readonly Pick<TextColumn, 'over'>[]): { over: string | undefined; span: number }[] {
  const spans: { over: string | undefined; span: number }[] = [];
  for (const { over } of columns) {
    const last = spans.at(-1);
    if (last && last.over === over) last.span++;
    else spans.push({ over, span: 1 });
  }
  return spans;
}
