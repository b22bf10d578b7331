import { parseCalendarDate } from './calendar-date.ts';
import { formatCalendarDate } from './date-format.ts';
import type { Answer, FormField } from './definition.ts';
import { fieldKind, isChoice } from './field-kinds.ts';

/** An answer as text for people: titles of options, dates in words. Empty without an answer. */
export function answerText(field: FormField, answer: Answer | undefined): string {
  if (!answer) return '';
  const texts = answer.values.map((value) => {
    if (isChoice(field)) return optionText(field, value, answer.other);
    const date = fieldKind(field.type) === 'date' ? parseCalendarDate(value) : undefined;
    return date ? formatCalendarDate(date) : value;
  });
  return texts.join(', ');
}

function optionText({ options }: FormField, value: string, other: string | undefined): string {
  const option = options.find((each) => each.value === value);
  const title = option?.title ?? value;
  return option?.showOtherAnswer && other ? `${title}: ${other}` : title;
}
