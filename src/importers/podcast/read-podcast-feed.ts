import { audioTypeNames } from '../../content/podcasts/audio-types.ts';
import { findCategory } from '../../content/podcasts/categories.ts';
import { type Credit, creditRoles } from '../../content/podcasts/credit-list.ts';
import { parseClock } from '../../web/duration.ts';
import { stripHtml } from '../../web/strip-html.ts';
import { truncate } from '../../web/text.ts';
import { decodeText } from '../decode-text.ts';
import { importRefusal } from '../refusal.ts';
import { attribute, child, childrenOf, type XmlElement } from '../xml/element.ts';
import { readXml } from '../xml/read-xml.ts';

/** Values by field name, as the commands of podcasts and episodes read them. */
type Values = Record<string, unknown>;

/** Texts of an episode that its feed only links to. */
export type LinkedTexts = {
  /** Address of a transcript in WebVTT or SubRip. */
  transcript?: string | undefined;
  /** Address of a JSON document with chapters. */
  chapters?: string | undefined;
};

export type FeedEpisode = { values: Values & { title: string; guid: string }; texts: LinkedTexts };

export type PodcastFeed = {
  show: Values & { title: string };
  /** Address of its artwork. */
  artwork?: string | undefined;
  episodes: FeedEpisode[];
  warnings: string[];
  /** Items that are no episodes, with their line and the reason. */
  refused: string[];
};

/** Characters of the summary of an episode. */
const maxSummaryLength = 400;

const maxNameLength = 120;

const mp3Names = ['audio/mp3', 'audio/x-mp3', 'audio/mpeg3'];
const episodeTypes = ['full', 'trailer', 'bonus'];

const textOf = (element: XmlElement | undefined, ...names: string[]): string =>
  names.map((name) => child(element, name)?.text.trim() ?? '').find((text) => text !== '') ?? '';

const isExplicit = (element: XmlElement): boolean =>
  /^(?:true|yes|explicit)$/i.test(textOf(element, 'itunes:explicit'));

/** Without empty values, which would empty fields. */
const withoutEmpty = <Read extends Values>(values: Read): Read =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== undefined)) as Read;

/** Reads the RSS feed of a podcast: its values and those of its episodes, with their guids. Throws an `ImportRefusal` for anything else. */
export function readPodcastFeed(bytes: Uint8Array): PodcastFeed {
  const channel = child(readXml(decodeText(bytes)), 'channel');
  const title = textOf(channel, 'title');
  if (!channel || !title)
    throw importRefusal('The file is not the RSS feed of a podcast: it has no channel with a title.');
  const warnings: string[] = [];
  const refused: string[] = [];
  const episodes = childrenOf(channel, 'item').flatMap((item) => readItem(item, refused));
  const artwork = attribute(child(channel, 'itunes:image'), 'href') || undefined;
  return { show: { ...readShow(channel, warnings), title }, artwork, episodes, warnings, refused };
}

function readShow(channel: XmlElement, warnings: string[]): Values {
  const category = child(channel, 'itunes:category');
  const [name, subcategory] = [attribute(category, 'text'), attribute(child(category, 'itunes:category'), 'text')];
  const known = findCategory(name, subcategory || undefined) ?? findCategory(name);
  if (name && !known) warnings.push(`the category ${JSON.stringify(name)} is unknown to directories and left out`);
  const language = textOf(channel, 'language').toLowerCase();
  return withoutEmpty({
    about: textOf(channel, 'description', 'itunes:summary'),
    author: textOf(channel, 'itunes:author'),
    ownerEmail: textOf(child(channel, 'itunes:owner'), 'itunes:email'),
    category: known,
    language: /^[a-z]{2,3}(-[a-z0-9]{2,8})?$/.test(language) ? language : undefined,
    type: textOf(channel, 'itunes:type') === 'serial' ? 'serial' : undefined,
    copyright: textOf(channel, 'copyright'),
    explicit: isExplicit(channel) ? 'yes' : 'no',
    guid: textOf(channel, 'podcast:guid'),
    credits: creditsOf(channel),
  });
}

function readItem(item: XmlElement, refused: string[]): FeedEpisode[] {
  const enclosure = child(item, 'enclosure');
  const title = textOf(item, 'title', 'itunes:title');
  const audioUrl = attribute(enclosure, 'url');
  const guid = textOf(item, 'guid') || audioUrl;
  const published = Date.parse(textOf(item, 'pubDate'));
  const type = attribute(enclosure, 'type').toLowerCase();
  const audioType = mp3Names.includes(type) ? 'audio/mpeg' : audioTypeNames.find((each) => each === type);
  const audioLength = Number(attribute(enclosure, 'length'));
  const problem =
    (!title && 'it has no title') ||
    (Number.isNaN(published) && 'its pubDate is not a date') ||
    (!audioUrl && 'it has no audio; an enclosure names its address, type and length') ||
    (!audioType && `its enclosure is ${JSON.stringify(type)}, which is no audio type that directories know`) ||
    (!(audioLength >= 1) && 'its enclosure has no length in bytes');
  if (problem) {
    refused.push(`line ${item.line}: the item ${JSON.stringify(title)} is left out: ${problem}`);
    return [];
  }
  const notes = textOf(item, 'content:encoded', 'description', 'itunes:summary');
  const episodeType = textOf(item, 'itunes:episodeType').toLowerCase();
  const numberOf = (name: string) =>
    /^[1-9]\d{0,8}$/.test(textOf(item, name)) ? Number(textOf(item, name)) : undefined;
  const values = {
    title,
    guid,
    published: new Date(published).toISOString(),
    summary: truncate(stripHtml(textOf(item, 'itunes:summary', 'description')), maxSummaryLength),
    notes,
    audioUrl,
    audioType,
    audioLength,
    duration: parseClock(textOf(item, 'itunes:duration')) || undefined,
    number: numberOf('itunes:episode'),
    season: numberOf('itunes:season'),
    type: episodeTypes.includes(episodeType) ? episodeType : undefined,
    explicit: isExplicit(item) ? 'yes' : 'no',
    credits: creditsOf(item),
  };
  return [{ values: withoutEmpty(values), texts: textsOf(item) }];
}

/** The people of an element with a role that we know. Undefined without any, which keeps those entered by hand. */
function creditsOf(element: XmlElement): Credit[] | undefined {
  const credits = childrenOf(element, 'podcast:person').flatMap((person) => {
    // the namespace has host as the default
    const role = creditRoles.find((each) => each === (attribute(person, 'role') || 'host').toLowerCase());
    const name = person.text.trim();
    const url = URL.parse(attribute(person, 'href'));
    return role && name && name.length <= maxNameLength ? [{ name, role, ...(url && { url: url.href }) }] : [];
  });
  return credits.length > 0 ? credits : undefined;
}

const transcriptTypes = ['text/vtt', 'application/srt', 'application/x-subrip'];

function textsOf(item: XmlElement): LinkedTexts {
  const transcripts = childrenOf(item, 'podcast:transcript');
  const transcript = transcriptTypes
    .map((type) => transcripts.find((each) => attribute(each, 'type').toLowerCase() === type))
    .find((each) => each !== undefined);
  return {
    transcript: attribute(transcript, 'url') || undefined,
    chapters: attribute(child(item, 'podcast:chapters'), 'url') || undefined,
  };
}
