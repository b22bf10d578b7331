import { callTag } from './data-elements.ts';

// React ends a streamed block with an inline script that defines the functions not used before and contains one call, such as
// `$RC("B:0","S:0")`.
const inlineScript = /<script>((?:(?!<\/script>)[\s\S])*)<\/script>/g;
const lastCall = /(?:^|;)(\$R[CRSX])\(("[\s\S]*)\)$/;

/** The string literals of these functions in React's source. */
const definitionTexts = [
  /'(\$RS=function[^\n]*?);\$RS\("'/,
  /'(\$RB=\[\];\$RV=function[^\n]*?);'\n/,
  /'(\$RX=function[^\n]*?);'\n/,
  /'(\$RM=new Map;\$RR=function[^\n]*?);\$RR\("'/,
];

/** The functions that React's inline scripts define and call, from the source of its renderer. */
export const reactFunctions = (source: string): string =>
  `${definitionTexts
    .map((pattern) => {
      const [, text] = pattern.exec(source) ?? [];
      if (text === undefined) throw new Error(`React's renderer has no ${pattern}: see ADR 001, "Upgrading"`);
      return text.replaceAll("\\'", "'").replaceAll('\\n', '\n');
    })
    .join(';')};`;

/**
 * Replaces the inline scripts of streamed blocks with elements that carry the call, after one script with all functions.
 *
 * @param html the whole elements that React wrote in one turn of the event loop
 */
export const createCallReplacer = (functions: string) => {
  let isDefined = false;
  return (html: string): string =>
    html.replace(inlineScript, (script, text: string) => {
      const [, name = '', values] = lastCall.exec(text) ?? [];
      if (values === undefined) return script;
      const call = callTag(name, JSON.parse(`[${values}]`));
      if (isDefined) return call;
      isDefined = true;
      return `<script>${functions}</script>${call}`;
    });
};
