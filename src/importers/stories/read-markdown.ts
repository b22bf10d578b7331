import { type } from 'arktype';
import { marked } from 'marked';
import { parse, YAMLParseError } from 'yaml';

import { isStorableJson, unstorable } from '../../web/storable-text.ts';
import { isStackExhausted } from '../nesting.ts';
import { importRefusal, positionAt } from '../refusal.ts';
import type { ImportedStory } from './imported-story.ts';

const words = type('string').pipe((text) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean),
);
const list = type('string[]').or(words);

const frontMatter = type({
  title: 'string > 0',
  'date?': 'string',
  'updated?': 'string',
  'subHeadline?': 'string',
  'teaser?': 'string',
  'byline?': 'string',
  'author?': 'string',
  'address?': 'string',
  'image?': 'string',
  'alt?': 'string',
  'sports?': list,
  'tags?': list,
  'access?': 'string',
});

const names = 'title, date, updated, subHeadline, teaser, byline, author, address, image, alt, sports, tags, access';

/** A story in Markdown after YAML front matter between lines of three hyphens; only `title` is required. Throws an `ImportRefusal`. */
export function readMarkdown(text: string): ImportedStory {
  const [, head, body] = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined || body === undefined)
    throw importRefusal('The file has to begin with front matter between two lines of "---", with at least a title.');
  const facts = frontMatter(parseYaml(head));
  if (facts instanceof type.errors)
    throw importRefusal(`The front matter is wrong: ${facts.summary}. It may have ${names}.`);
  const { date, updated, author, image, alt = '', sports = [], tags = [], ...others } = facts;
  return {
    ...others,
    content: parseMarkdown(body),
    published: date,
    modified: updated,
    byline: others.byline ?? (author && `By ${author}`),
    picture: image === undefined ? undefined : { source: image, alt },
    sports,
    tags,
  };
}

/** A line below a hundred quotes or lists, by its markers and its indentation. The time of the parser grows with the cube of the levels. */
const deepLine = /^(?:[>*+-][ \t]|[ \t]){200}/m;

/** Throws an `ImportRefusal` for quotes or lists that are nested so deeply that the parser takes too long or exhausts its stack. */
function parseMarkdown(text: string): string {
  const { index } = deepLine.exec(text) ?? {};
  if (index !== undefined)
    throw importRefusal(
      'The quotes or lists of the text are nested deeper than 100 levels. Remove levels of them.',
      positionAt(text, index),
    );
  try {
    return marked.parse(text, { async: false, gfm: true });
  } catch (error) {
    throw isStackExhausted(error)
      ? importRefusal('The quotes or lists of the text are nested too deeply to be read. Remove levels of them.')
      : error;
  }
}

function parseYaml(text: string): unknown {
  let facts: unknown;
  try {
    // no timestamps: the college's time zone decides what a date means
    facts = parse(text, { schema: 'core', maxAliasCount: 0 });
  } catch (error) {
    if (isStackExhausted(error))
      throw importRefusal('The front matter is nested too deeply to be read. Its values are texts and lists of texts.');
    // aliases, which are off, are a ReferenceError
    if (!(error instanceof YAMLParseError || error instanceof ReferenceError)) throw error;
    throw importRefusal(`The front matter cannot be read: ${error.message.split('\n')[0]}`);
  }
  // escapes can stand for any code
  if (!isStorableJson(JSON.stringify(facts) ?? ''))
    throw importRefusal(`The front matter contains ${unstorable}. Remove it.`);
  return facts;
}
