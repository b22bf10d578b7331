const script = /<\s*(?:\/\s*)?(?:script|style)/i;

/** Checks the custom style of a form. Throws `That is not css` for a text with a script tag or unbalanced braces. */
export function checkStyleText(text: string): string {
  if (script.test(text) || text.includes('<!--') || !isBalanced(text)) throw new Error('That is not css');
  return text;
}

const comments = /\/\*[\s\S]*?(?:(\*\/)|$)/g;
const strings = /"(?:\\.|[^"\\\n])*(?:(")|\n|\\?$)|'(?:\\.|[^'\\\n])*(?:(')|\n|\\?$)/gs;

/** Unbalanced braces, quotes or comments would end the scope that limits the style to its form. */
function isBalanced(text: string): boolean {
  const code = text
    // as CSS reads line breaks, which end a string
    .replace(/\r\n?|\f/g, '\n')
    .replace(comments, (comment, end) => (end ? '' : comment))
    .replace(strings, (string, double, single) => (double || single ? '' : string));
  if (/["']|\/\*/.test(code)) return false;
  let depth = 0;
  for (const character of code) {
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
