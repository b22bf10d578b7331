import { escapeXml } from '../../web/escape-xml.ts';
import { stripHtml } from '../../web/strip-html.ts';

/**
 * Sanitized HTML with tables for every reader: each table is in a region that scrolls and can be focused, and header cells have
 * a scope. The first row has the headers of a table without any.
 */
export function withTableRegions(html: string): string {
  let count = 0;
  return html.replace(/<table\b[\s\S]*?<\/table>/g, (table) => {
    count++;
    const label = stripHtml(/<caption\b[\s\S]*?<\/caption>/.exec(table)?.[0] ?? '') || `Table ${count}`;
    return `<div role="group" tabindex="0" aria-label="${escapeXml(label)}">${withScopes(table)}</div>`;
  });
}

function withScopes(table: string): string {
  const hasHeaders = table.includes('<th ') || table.includes('<th>');
  let isFirst = true;
  return table.replace(/<tr\b[\s\S]*?<\/tr>/g, (row) => {
    const headed = hasHeaders || !isFirst ? row : row.replace(/<(\/?)td\b/g, '<$1th');
    isFirst = false;
    const scope = /<td\b/.test(headed) ? 'row' : 'col';
    return headed.replace(/<th\b(?![^>]*\bscope=)/g, `<th scope="${scope}"`);
  });
}
