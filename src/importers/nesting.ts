import { Parser } from 'htmlparser2';

import { importRefusal, positionAt } from './refusal.ts';

/** Far more than files of people and programs have. Deeper text exhausts the stack of what reads it. */
export const maxDepth = 100;

/** Whether a parser gave up because its recursion was too deep; some parsers throw an error of their own with this message. */
export const isStackExhausted = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('Maximum call stack size exceeded');

/** Throws an `ImportRefusal` for JSON with objects and arrays nested deeper than the limit. */
export function refuseDeepJson(text: string): void {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (isInString) {
      if (code === backslash) index++;
      else if (code === quote) isInString = false;
    } else if (code === quote) isInString = true;
    else if (code === openBracket || code === openBrace) {
      depth++;
      if (depth > maxDepth)
        throw importRefusal(
          `The JSON is nested deeper than ${maxDepth} levels. Remove the levels around its values.`,
          positionAt(text, index),
        );
    } else if (code === closeBracket || code === closeBrace) depth--;
  }
}

const [quote, backslash, openBracket, closeBracket, openBrace, closeBrace] = [...'"\\[]{}'].map((sign) =>
  sign.charCodeAt(0),
);

/** Throws an `ImportRefusal` for HTML with elements nested deeper than the limit. */
export function refuseDeepHtml(html: string): void {
  let depth = 0;
  const parser = new Parser({
    onopentag: () => {
      depth++;
      if (depth > maxDepth)
        throw importRefusal(
          `The HTML has elements nested deeper than ${maxDepth} levels. Remove elements that only contain another one.`,
          positionAt(html, parser.startIndex),
        );
    },
    onclosetag: () => {
      depth--;
    },
  });
  parser.end(html);
}
