import { audioOf, chaptersPath, type Episode, type Podcast, transcriptPath } from '../../content/podcasts/items.ts';
import { xmlElement as element, xmlTag as tag } from '../../web/escape-xml.ts';
import { stripHtml } from '../../web/strip-html.ts';
import { artworkAddress } from './artwork-address.ts';

type Options = {
  show: Podcast;
  /** The absolute address of a path. */
  toAbsolute: (path: string) => string;
};

/** The item of an episode, line by line; nothing without audio. */
export function episodeXml(item: Episode, { show, toAbsolute }: Options): string[] {
  const audio = audioOf(item);
  if (!audio) return [];
  const notes = item.notes?.replace(/ (href|src)="(\/[^"]*)"/g, (_, name, path) => ` ${name}="${toAbsolute(path)}"`);
  const numbers = {
    'itunes:duration': item.duration,
    'itunes:season': item.season,
    'itunes:episode': item.number,
  };
  return [
    '<item>',
    element('title', item.title),
    element('link', toAbsolute(item.url ?? '')),
    tag('guid', { isPermaLink: 'false' }, item.guid),
    element('pubDate', new Date(item.published).toUTCString()),
    element('description', item.summary ?? (stripHtml(item.notes ?? '') || item.title)),
    ...(notes ? [element('content:encoded', notes)] : []),
    tag('enclosure', { url: toAbsolute(audio.url), length: String(audio.length), type: audio.type }),
    ...Object.entries(numbers).flatMap(([name, value]) => (value === null ? [] : element(name, String(value)))),
    element('itunes:episodeType', item.type),
    element('itunes:explicit', String(item.explicit || show.explicit)),
    ...(item.image ? [tag('itunes:image', { href: toAbsolute(artworkAddress(item.image.url)) })] : []),
    ...filesOf(item, { show, toAbsolute }),
    ...peopleOf(item, toAbsolute),
    '</item>',
  ];
}

const filesOf = ({ id, transcript, chapters }: Episode, { show, toAbsolute }: Options): string[] => [
  ...(transcript === null
    ? []
    : [
        tag('podcast:transcript', {
          url: toAbsolute(transcriptPath(id)),
          type: 'text/vtt',
          language: show.language,
          rel: 'captions',
        }),
      ]),
  ...(chapters.length === 0
    ? []
    : [tag('podcast:chapters', { url: toAbsolute(chaptersPath(id)), type: 'application/json+chapters' })]),
];

const peopleOf = ({ credits, people }: Episode, toAbsolute: Options['toAbsolute']): string[] => [
  ...credits.map(({ name, role, url }) => tag('podcast:person', { role, href: url }, name)),
  ...people.map(({ firstName, lastName, url }) =>
    tag(
      'podcast:person',
      { role: 'guest', href: url ? toAbsolute(url) : undefined },
      `${firstName} ${lastName}`.trim(),
    ),
  ),
];
