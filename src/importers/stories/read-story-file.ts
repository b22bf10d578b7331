import { decodeEntities } from '../../web/entities.ts';
import { sanitizeStory } from '../../web/sanitize-html.ts';
import { decodeText } from '../decode-text.ts';
import { refuseDeepHtml } from '../nesting.ts';
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

/** Characters of the text of a story; the longest known ones have a tenth. */
const maxContent = 500_000;

/** Titles and names of feeds and structured data are often escaped as HTML as well. */
const withPlainTexts = ({ picture, ...story }: ImportedStory): ImportedStory => ({
  ...story,
  title: decodeEntities(story.title).trim(),
  subHeadline: story.subHeadline && decodeEntities(story.subHeadline),
  byline: story.byline && decodeEntities(story.byline),
  picture: picture && { ...picture, alt: decodeEntities(picture.alt) },
  sports: story.sports.map(decodeEntities),
  tags: story.tags.map(decodeEntities),
});

/** The stories, with sanitized teasers, of a Markdown file with front matter, an HTML page or an RSS feed, by the extension of its name. Throws an `ImportRefusal`. */
export function readStoryFile({ name, bytes }: { name: string; bytes: Uint8Array }): ImportedStory[] {
  const reader = readers.find(({ files }) => files.test(name));
  if (!reader) throw importRefusal(`The file has to end in one of ${storyFiles.join(', ')}.`);
  const stories = reader.read(decodeText(bytes)).map(withPlainTexts);
  for (const { title, content, teaser } of stories) {
    if (content.length > maxContent)
      throw importRefusal(
        `The text of ${JSON.stringify(title.slice(0, 100))} has ${content.length} characters; the limit is ${maxContent}. Divide it into several stories.`,
      );
    refuseDeepHtml(content);
    if (teaser) refuseDeepHtml(teaser);
  }
  return stories.map((story) => (story.teaser ? { ...story, teaser: sanitizeStory(story.teaser) } : story));
}
