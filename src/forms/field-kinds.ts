/** How a field is entered and read. */
export type FieldKind =
  | 'select'
  | 'text'
  | 'textarea'
  | 'radio'
  | 'checkbox'
  | 'date'
  | 'number'
  | 'hidden'
  | 'separator';

const codesByKind = {
  select: ['S', 'Q', 'O'],
  text: ['T'],
  textarea: ['A'],
  radio: ['R', 'Y', '5'],
  checkbox: ['C', 'B', 'M', 'Z', 'P', 'L'],
  date: ['D'],
  number: ['N'],
  hidden: ['H'],
  separator: ['-'],
} as const satisfies Record<FieldKind, readonly string[]>;

export type FieldCode = (typeof codesByKind)[FieldKind][number];

export const fieldCodes: readonly FieldCode[] = Object.values(codesByKind).flat();

const kindByCode = new Map<string, FieldKind>(
  Object.entries(codesByKind).flatMap(([kind, codes]) => codes.map((code) => [code, kind as FieldKind])),
);

/** The kind of a field by its type code. Throws for an unknown code. */
export function fieldKind(code: string): FieldKind {
  const kind = kindByCode.get(code);
  if (!kind) throw new Error(`Form match error: field type [${code}] not found`);
  return kind;
}

const choices: ReadonlySet<FieldKind> = new Set(['select', 'radio', 'checkbox']);

/** Whether the answers of a field are among its options. */
export const isChoice = ({ type }: { type: string }): boolean => choices.has(fieldKind(type));
