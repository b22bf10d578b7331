import { splitCategory } from '../../content/podcasts/categories.ts';
import type { Episode, Podcast } from '../../content/podcasts/items.ts';
import { xmlElement as element, escapeXml, xmlTag as tag } from '../../web/escape-xml.ts';
import { stripHtml } from '../../web/strip-html.ts';
import { artworkAddress } from './artwork-address.ts';
import { episodeXml } from './episode-xml.ts';

type Options = {
  /** Path of the feed itself. */
  self: string;
  /** The absolute address of a path. */
  toAbsolute: (path: string) => string;
};

const namespaces = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
};

/** The instant in milliseconds at which a podcast or one of its episodes last changed or appeared. */
export const lastPodcastChange = (show: Podcast, episodes: readonly Episode[]): number =>
  Math.max(
    ...[
      show.dateModifiedUtc,
      ...episodes.flatMap(({ published, dateModifiedUtc }) => [published, dateModifiedUtc]),
    ].map((each) => Date.parse(each)),
  );

/** The feed of a podcast, RSS 2.0 with the iTunes and podcast namespaces. Episodes without audio are left out. */
export function podcastXml(show: Podcast, episodes: readonly Episode[], { self, toAbsolute }: Options): string {
  const page = toAbsolute(show.url ?? '');
  const artwork = show.image && toAbsolute(artworkAddress(show.image.url));
  const [category, subcategory] = splitCategory(show.category);
  const head = [
    element('title', show.title),
    element('link', page),
    element('description', show.about ? stripHtml(show.about) : show.title),
    element('language', show.language),
    ...(show.copyright ? [element('copyright', show.copyright)] : []),
    element('lastBuildDate', new Date(lastPodcastChange(show, episodes)).toUTCString()),
    tag('atom:link', { href: toAbsolute(self), rel: 'self', type: 'application/rss+xml' }),
    element('itunes:author', show.author),
    ...(show.ownerEmail
      ? [
          `<itunes:owner>${element('itunes:name', show.author)}${element('itunes:email', show.ownerEmail)}</itunes:owner>`,
        ]
      : []),
    ...(artwork ? [tag('itunes:image', { href: artwork })] : []),
    subcategory === undefined
      ? tag('itunes:category', { text: category })
      : `<itunes:category text="${escapeXml(category)}">${tag('itunes:category', { text: subcategory })}</itunes:category>`,
    element('itunes:explicit', String(show.explicit)),
    element('itunes:type', show.type),
    element('podcast:guid', show.guid),
    element('podcast:medium', 'podcast'),
    ...(show.ownerEmail ? [tag('podcast:locked', { owner: show.ownerEmail }, 'yes')] : []),
    ...show.credits.map(({ name, role, url }) => tag('podcast:person', { role, href: url }, name)),
  ];
  const items = episodes.flatMap((each) => episodeXml(each, { show, toAbsolute }));
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" ${Object.entries(namespaces)
    .map(([name, address]) => `${name}="${address}"`)
    .join(' ')}>
<channel>
${[...head, ...items].join('\n')}
</channel>
</rss>
`;
}
