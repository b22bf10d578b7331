import { type } from 'arktype';
import { marked } from 'marked';
import { parse, YAMLParseError } from 'yaml';

import { isStorableJson, unstorable } from '../../domain/storable-text.ts';
import { importRefusal } from '../refusal.ts';
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

const names = 'title, date, subHeadline, teaser, byline, author, address, image, alt, sports, tags, access';

/** A story in Markdown after YAML front matter between lines of three hyphens; only `title` is required. Throws an `ImportRefusal`. */
export function readMarkdown(text: string): ImportedStory {
  const [, head, body] = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined || body === undefined)
    throw importRefusal('The file has to begin with front matter between two lines of "---", with at least a title.');
  const facts = frontMatter(parseYaml(head));
  if (facts instanceof type.errors)
    throw importRefusal(`The front matter is wrong: ${facts.summary}. It may have ${names}.`);
  const { date, author, image, alt = '', sports = [], tags = [], ...others } = facts;
  return {
    ...others,
    content: marked.parse(body, { async: false, gfm: true }),
    published: date,
    byline: others.byline ?? (author && `By ${author}`),
    picture: image === undefined ? undefined : { source: image, alt },
    sports,
    tags,
  };
}

function parseYaml(text: string): unknown {
  let facts: unknown;
  try {
    // no timestamps: the college's time zone decides what a date means
    facts = parse(text, { schema: 'core', maxAliasCount: 0 });
  } catch (error) {
    // aliases, which are off, are a ReferenceError
    if (!(error instanceof YAMLParseError || error instanceof ReferenceError)) throw error;
    throw importRefusal(`The front matter cannot be read: ${error.message.split('\n')[0]}`);
  }
  // escapes can stand for any code
  if (!isStorableJson(JSON.stringify(facts) ?? ''))
    throw importRefusal(`The front matter contains ${unstorable}. Remove it.`);
  return facts;
}
