import { DomUtils, parseDocument } from 'htmlparser2';

import { elementsBy, firstOf, type HtmlElement, type HtmlNode, textOf } from '../../web/html-nodes.ts';
import { refuseDeepHtml } from '../nesting.ts';
import { importRefusal } from '../refusal.ts';
import type { ImportedStory } from './imported-story.ts';
import { readNewsArticle } from './news-article.ts';

/** Where pages have the parts of a story, the most specific place first; `sidearm-` classes are those of SIDEARM pages. */
const places = {
  body: [
    '.sidearm-story-template-text',
    '.s-story__content',
    '.story-content',
    '[articleBody]',
    '.article-content',
    'article',
    'main',
    'body',
  ],
  title: ['.sidearm-story-template-title', '[headline]', 'h1'],
  byline: ['.sidearm-story-template-byline', '[author]', '.byline'],
  date: ['[datePublished]', 'time'],
  subHeadline: ['.sidearm-story-template-subhead', '[alternativeHeadline]'],
};

/** Parts of a page within its body that are no text of the story. */
const furniture = new Set([
  'script',
  'style',
  'noscript',
  'nav',
  'header',
  'footer',
  'aside',
  'form',
  'button',
  'iframe',
]);

/** The story of a page saved from another site, such as a SIDEARM story page. Throws an `ImportRefusal` without headline or text. */
export function readPage(html: string): ImportedStory {
  refuseDeepHtml(html);
  const { children } = parseDocument(html);
  const meta = metaOf(children);
  const article = readNewsArticle(children);
  const title = textOf(firstOf(places.title, children)) ?? article.headline ?? meta('og:title');
  const body = firstOf(places.body, children);
  if (!title || !body) throw importRefusal('The page has no headline or no text; it needs an h1 and an article.');
  const source = meta('og:image') ?? article.image;
  const date = firstOf(places.date, children);
  return {
    title,
    content: contentOf(body),
    published:
      meta('article:published_time') ?? article.datePublished ?? date?.attribs['datetime'] ?? date?.attribs['content'],
    modified: meta('article:modified_time') ?? article.dateModified,
    subHeadline: textOf(firstOf(places.subHeadline, children)),
    teaser: meta('og:description') ?? meta('description'),
    byline: textOf(firstOf(places.byline, children)) ?? (article.author && `By ${article.author}`),
    address: canonicalOf(children) ?? meta('og:url'),
    picture: source ? { source, alt: meta('og:image:alt') ?? altOf(children, source) } : undefined,
    sports: [meta('article:section') ?? article.section].filter((section) => section !== undefined),
    tags: elementsBy(({ name, attribs }) => name === 'meta' && attribs['property'] === 'article:tag', children).flatMap(
      ({ attribs }) => attribs['content'] ?? [],
    ),
  };
}

const metaOf = (nodes: readonly HtmlNode[]) => (name: string) =>
  elementsBy(
    (element) => element.name === 'meta' && [element.attribs['property'], element.attribs['name']].includes(name),
    nodes,
  )[0]?.attribs['content']?.trim() || undefined;

const canonicalOf = (nodes: readonly HtmlNode[]) =>
  elementsBy(({ name, attribs }) => name === 'link' && attribs['rel'] === 'canonical', nodes)[0]?.attribs['href'];

/** The description of the same picture elsewhere on the page. */
const altOf = (nodes: readonly HtmlNode[], source: string): string => {
  const file = (address: string) =>
    address
      .replace(/[?#].*/s, '')
      .split('/')
      .at(-1);
  const same = elementsBy(({ name, attribs }) => name === 'img' && file(attribs['src'] ?? '') === file(source), nodes);
  return same.map(({ attribs }) => attribs['alt']?.trim() ?? '').find(Boolean) ?? '';
};

/** The text without headline, menus and scripts. */
function contentOf(body: HtmlElement): string {
  for (const element of elementsBy(({ name }) => furniture.has(name) || name === 'h1', body.children))
    DomUtils.removeElement(element);
  return DomUtils.getInnerHTML(body, { encodeEntities: 'utf8' });
}
