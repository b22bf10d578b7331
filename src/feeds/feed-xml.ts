import type { FeedItem } from '../api/content/feed-endpoint.ts';
import type { ContentKind } from '../content/define-content.ts';
import type { Tenant } from '../domain/tenant.ts';
import { xmlElement as element, escapeXml } from '../web/escape-xml.ts';
import { imageAddress } from '../web/image-address.ts';

type Channel = {
  kind: ContentKind;
  tenant: Pick<Tenant, 'slug'>;
  title: string;
  /** Paths of the page that the feed belongs to and of the feed itself. */
  page: string;
  self: string;
  /** The absolute address of a path. */
  toAbsolute: (path: string) => string;
};

/** The instant in milliseconds at which a feed last changed; undefined for an empty one. A row changes it when it appears, too. */
export function lastChange(items: readonly FeedItem[]): number | undefined {
  const instants = items.flatMap(({ published, modified }) => [published, modified]).map((each) => Date.parse(each));
  return instants.length > 0 ? Math.max(...instants) : undefined;
}

/** An RSS 2.0 document. Text is escaped, HTML included, so that `]]>` needs no treatment of its own. */
export function feedXml(items: readonly FeedItem[], { kind, tenant, title, page, self, toAbsolute }: Channel): string {
  // feeds are read outside of the site
  const withHost = (html: string) =>
    html.replace(/ (href|src)="(\/[^"]*)"/g, (_, name, path) => ` ${name}="${toAbsolute(path)}"`);
  const changed = lastChange(items);
  const head = [
    element('title', title),
    element('link', toAbsolute(page)),
    element('description', `The latest ${kind.plural}, newest first`),
    element('language', 'en-us'),
    ...(changed === undefined ? [] : [element('lastBuildDate', new Date(changed).toUTCString())]),
    `<atom:link href="${escapeXml(toAbsolute(self))}" rel="self" type="application/rss+xml"/>`,
  ];
  const entries = items.map(({ id, title: itemTitle, url, summary, content, author, published, picture }) => [
    '<item>',
    element('title', itemTitle),
    element('link', toAbsolute(url)),
    // an address changes with the slug, and a host with the college's domain
    `<guid isPermaLink="false">${escapeXml(`${tenant.slug}-${kind.name}-${id}`)}</guid>`,
    element('pubDate', new Date(published).toUTCString()),
    ...(author === null ? [] : [element('dc:creator', author)]),
    ...(summary === null ? [] : [element('description', withHost(summary))]),
    ...(content === null ? [] : [element('content:encoded', withHost(content))]),
    ...(picture === null ? [] : [mediaContent(picture, toAbsolute)]),
    '</item>',
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
${[...head, ...entries.flat()].join('\n')}
</channel>
</rss>
`;
}

const pictureSize = { width: 1200, height: 675 };

/** A picture as Media RSS, because an enclosure requires its length in bytes; as JPEG, because few readers show drawings. */
function mediaContent({ url, alt }: NonNullable<FeedItem['picture']>, toAbsolute: Channel['toAbsolute']): string {
  const address = escapeXml(toAbsolute(imageAddress(url, pictureSize, 'jpeg')));
  const { width, height } = pictureSize;
  const description = alt ? `<media:description type="plain">${escapeXml(alt)}</media:description>` : '';
  return `<media:content url="${address}" medium="image" type="image/jpeg" width="${width}" height="${height}">${description}</media:content>`;
}
