import { SaxesParser } from 'saxes';

import { importRefusal } from '../refusal.ts';
import type { ImportedStory } from './imported-story.ts';

type Item = Map<string, string[]>;
type Medium = { source: string; alt: string };

/** The stories of an RSS 2.0 feed. Throws an `ImportRefusal` for a document that is not well formed or has no items. */
export function readRss(xml: string): ImportedStory[] {
  const found: { item: Item; media: Medium[] }[] = [];
  const parser = new SaxesParser();
  let name = '';
  parser.on('error', (error) => {
    throw importRefusal(`The feed is not well formed: ${error.message}`);
  });
  parser.on('opentag', (tag) => {
    name = tag.name;
    if (name === 'item') found.push({ item: new Map(), media: [] });
    const { url, type = '', medium = '' } = tag.attributes;
    const isPicture = medium === 'image' || type.startsWith('image/');
    if ((name === 'enclosure' || name === 'media:content') && url && isPicture)
      found.at(-1)?.media.push({ source: url, alt: '' });
  });
  const add = (text: string) => {
    const { item, media } = found.at(-1) ?? {};
    if (!item || text.trim() === '') return;
    const [last] = media?.slice(-1) ?? [];
    if (name === 'media:description' && last) last.alt += text.trim();
    const known = item.get(name);
    if (known) known.push(text);
    else item.set(name, [text]);
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    name = '';
  });
  parser.write(xml).close();
  if (found.length === 0) throw importRefusal('The feed has no items; it has to be RSS 2.0.');
  return found.map(toStory);
}

function toStory({ item, media }: { item: Item; media: Medium[] }): ImportedStory {
  const textOf = (name: string) => item.get(name)?.join('').trim();
  const title = textOf('title');
  if (!title) throw importRefusal('An item of the feed has no title.');
  const published = Date.parse(textOf('pubDate') ?? '');
  const creator = textOf('dc:creator');
  const categories = (item.get('category') ?? []).map((text) => text.trim());
  return {
    title,
    content: textOf('content:encoded') ?? textOf('description') ?? '',
    teaser: item.has('content:encoded') ? textOf('description') : undefined,
    published: Number.isNaN(published) ? undefined : new Date(published).toISOString(),
    byline: creator && !/^by /i.test(creator) ? `By ${creator}` : creator,
    address: textOf('link'),
    picture: media[0],
    sports: categories,
    tags: categories,
  };
}
