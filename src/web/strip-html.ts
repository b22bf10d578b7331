import { decodeEntities } from './entities.ts';

/** Converts an HTML fragment to plain text: removes scripts, styles, comments and tags, and collapses whitespace. Not a sanitizer. */
export function stripHtml(html: string): string {
  let text = '';
  let position = 0;
  while (position < html.length) {
    const open = html.indexOf('<', position);
    if (open === -1) {
      break;
    }
    text += `${html.slice(position, open)}${/^<[a-z/!]/i.test(html.slice(open, open + 2)) ? ' ' : '<'}`;
    position = endOfMarkup(html, open);
  }
  return decodeEntities(text + html.slice(position))
    .replace(/\s+/g, ' ')
    .trim();
}

function endOfMarkup(html: string, open: number): number {
  const start = html.slice(open, open + 8).toLowerCase();
  if (!/^<[a-z/!]/.test(start)) {
    return open + 1;
  }
  if (start.startsWith('<!--')) {
    return after(html, '-->', open + 4);
  }
  const raw = /^<(script|style)/.exec(start)?.[1];
  return after(html, '>', raw ? after(html, `</${raw}`, open) : open);
}

function after(html: string, mark: string, from: number): number {
  const index = mark === '>' || mark === '-->' ? html.indexOf(mark, from) : indexOfTag(html, mark, from);
  return index === -1 ? html.length : index + mark.length;
}

function indexOfTag(html: string, tag: string, from: number): number {
  const pattern = new RegExp(tag, 'gi');
  pattern.lastIndex = from;
  return pattern.exec(html)?.index ?? -1;
}
