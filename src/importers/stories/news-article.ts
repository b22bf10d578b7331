import { type } from 'arktype';
import { DomUtils } from 'htmlparser2';

import { elementsBy, type HtmlNode } from '../../web/html-nodes.ts';
import { isStorableJson } from '../../web/storable-text.ts';

const named = type({ name: 'string' }).pipe(({ name }) => name);
const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);
const text = type('string > 0');

type NewsArticle = Partial<
  Record<'headline' | 'datePublished' | 'dateModified' | 'author' | 'image' | 'section', string | undefined>
>;

/** The story in the structured data of a page; empty without readable data. */
export function readNewsArticle(nodes: readonly HtmlNode[]): NewsArticle {
  const scripts = elementsBy(
    ({ name, attribs }) => name === 'script' && attribs['type'] === 'application/ld+json',
    nodes,
  );
  const found = scripts
    .flatMap((script) => parseJson(DomUtils.textContent(script)))
    .find((data) => /Article$/.test(String(first(data['@type']))));
  if (!found) return {};
  const textIn = (value: unknown) => {
    const read = text(first(value));
    return read instanceof type.errors ? undefined : read;
  };
  const nameIn = (value: unknown) => {
    const read = named(first(value));
    return read instanceof type.errors ? textIn(value) : read;
  };
  return {
    headline: textIn(found['headline']),
    datePublished: textIn(found['datePublished']),
    dateModified: textIn(found['dateModified']),
    author: nameIn(found['author']),
    image: textIn(found['image']),
    section: textIn(found['articleSection']),
  };
}

const object = type({ '[string]': 'unknown' });

/** The objects of a JSON-LD script; none for one that is not JSON or cannot be stored. */
function parseJson(source: string): Record<string, unknown>[] {
  if (!isStorableJson(source)) return [];
  try {
    const parsed: unknown = JSON.parse(source);
    const graph = object(parsed);
    const items = Array.isArray(parsed) ? parsed : graph instanceof type.errors ? [] : (graph['@graph'] ?? [graph]);
    return (Array.isArray(items) ? items : []).filter((item) => !(object(item) instanceof type.errors));
  } catch {
    return [];
  }
}
