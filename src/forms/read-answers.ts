import { parseCalendarDate } from './calendar-date.ts';
import type { Answer, Answers, FormField } from './definition.ts';
import { controlName, otherName } from './definition.ts';
import { fieldKind } from './field-kinds.ts';
import { visibleFields } from './visibility.ts';

/** The submitted values of a control: `FormData.getAll` or `URLSearchParams.getAll`. */
export type ReadControl = (name: string) => readonly string[];

// biome-ignore lint/suspicious/noControlCharactersInRegex: it removes them; Postgres cannot store U+0000
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** One form of the same text: browsers submit line breaks as CRLF and give scripts LF. */
export const cleanText = (text: string): string =>
  text.toWellFormed().replace(/\r\n?/g, '\n').replace(control, '').trim();

/**
 * The answers in a submitted form. Texts are trimmed, dates become YYYY-MM-DD, repeated values count once, and answers to
 * fields that are not shown are dropped.
 */
export function readAnswers(fields: readonly FormField[], read: ReadControl): Answers {
  const entered = Object.fromEntries(
    fields.flatMap((field): [string, Answer][] => {
      const answer = readAnswer(field, read);
      return answer ? [[field.id, answer]] : [];
    }),
  );
  const visible = visibleFields(fields, entered);
  return Object.fromEntries(Object.entries(entered).filter(([id]) => visible.has(id)));
}

function readAnswer(field: FormField, read: ReadControl): Answer | undefined {
  const kind = fieldKind(field.type);
  if (kind === 'separator') return undefined;
  const cleaned = read(controlName(field.id))
    .map(cleanText)
    .filter((value) => value !== '');
  const given = kind === 'date' ? cleaned.map((value) => parseCalendarDate(value) ?? value) : cleaned;
  const values = kind === 'checkbox' ? [...new Set(given)] : given.slice(0, 1);
  if (values.length === 0) return undefined;
  const other = cleanText(read(otherName(field.id))[0] ?? '');
  const takesOther = field.options.some(({ value, showOtherAnswer }) => showOtherAnswer && values.includes(value));
  return { values, ...(takesOther && other && { other }) };
}
