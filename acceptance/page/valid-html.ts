import { HtmlValidate } from 'html-validate';

/** Attributes of no element or of other kinds of input, and times in a format that HTML does not have. */
export const invalidAttributes = (html: string): string[] => [
  ...(html.match(/ vt-[a-z]+="[^"]*"/g) ?? []),
  ...(html.match(/<time>[^<]*<\/time>/g) ?? []),
  ...(html.match(/<input\b(?=[^>]* type="(?:checkbox|radio|file)")[^>]* autocomplete=[^>]*>/gi) ?? []),
];

const validator = new HtmlValidate({
  elements: ['html5'],
  rules: {
    'close-order': 'error',
    'element-permitted-content': 'error',
    'element-permitted-occurrences': 'error',
    'element-permitted-order': 'error',
    'element-permitted-parent': 'error',
    'element-required-ancestor': 'error',
    'element-required-content': 'error',
    'no-dup-attr': 'error',
    'no-dup-id': 'error',
  },
});

/** Elements of a document where HTML does not allow them, each kind once with its place. */
export async function invalidNesting(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const messages = results.flatMap(({ messages }) => messages.map(({ message, selector }) => ({ message, selector })));
  return [...Map.groupBy(messages, ({ message }) => message)].map(
    ([message, [first]]) => `${message} at ${first?.selector}`,
  );
}
