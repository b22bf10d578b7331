import sanitizeHtml from 'sanitize-html';

const headings = ['h2', 'h3', 'h4', 'h5', 'h6'];
const text = [
  'p',
  'br',
  'hr',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'small',
  'abbr',
  'blockquote',
  'q',
  'cite',
  'code',
  'pre',
  'time',
  'span',
  'div',
];
const lists = ['ul', 'ol', 'li', 'dl', 'dt', 'dd'];
const pictures = ['figure', 'figcaption', 'img'];
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

/**
 * Sanitizes HTML written by staff to text, headings, lists, tables, images and links. Removes scripts, frames, forms, event
 * handlers, styles and `javascript:` URLs. First-level headings become second-level.
 */
export function sanitizeStory(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...headings, ...text, ...lists, ...pictures, ...tables, 'a'],
    allowedAttributes: {
      a: ['href', 'title', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      time: ['datetime'],
      abbr: ['title'],
      ol: ['start', 'reversed'],
      '*': ['lang', 'dir'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    // the content security policy blocks images of other hosts
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    nestingLimit: 50,
    transformTags: {
      h1: 'h2',
      a: (tagName, attribs) => ({ tagName, attribs: withSafeTarget(attribs) }),
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, alt: attribs['alt'] ?? '', loading: 'lazy' } }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
  });
}

function withSafeTarget({ target, rel: _, ...attribs }: Record<string, string>): Record<string, string> {
  return target === '_blank' ? { ...attribs, target, rel: 'noopener noreferrer' } : attribs;
}
