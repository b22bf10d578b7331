import { decodeText } from '../decode-text.ts';
import { importRefusal } from '../refusal.ts';
import type { ImportedStory } from './imported-story.ts';
import { readMarkdown } from './read-markdown.ts';
import { readPage } from './read-page.ts';
import { readRss } from './read-rss.ts';

const readers: readonly { files: RegExp; read: (text: string) => ImportedStory[] }[] = [
  { files: /\.(?:md|markdown)$/i, read: (text) => [readMarkdown(text)] },
  { files: /\.(?:html?|aspx)$/i, read: (text) => [readPage(text)] },
  { files: /\.(?:xml|rss)$/i, read: readRss },
];

/** Extensions of files with stories. */
export const storyFiles = ['.md', '.markdown', '.html', '.htm', '.aspx', '.xml', '.rss'];

/** The stories of a Markdown file with front matter, an HTML page or an RSS feed, by the extension of its name. Throws an `ImportRefusal`. */
export function readStoryFile({ name, bytes }: { name: string; bytes: Uint8Array }): ImportedStory[] {
  const reader = readers.find(({ files }) => files.test(name));
  if (!reader) throw importRefusal(`The file has to end in one of ${storyFiles.join(', ')}.`);
  return reader.read(decodeText(bytes));
}
