import { type } from 'arktype';

import { href, matchRoute } from '../../routing/routes.ts';
import { normalizeWebVtt, parseWebVtt } from '../../web/web-vtt.ts';
import { defineContent, type FieldProblem } from '../define-content.ts';
import { createField, type FieldOptions, parsing } from '../fields/field.ts';
import { file } from '../fields/file.ts';
import { html } from '../fields/html.ts';
import { instant } from '../fields/instant.ts';
import { alt, picture } from '../fields/media.ts';
import { choice, integer, json, text, web, yesNo } from '../fields/plain.ts';
import { content, people, sports } from '../fields/references.ts';
import { audioTypeNames } from './audio-types.ts';
import { chapterList, parseChapters } from './chapters.ts';
import { credits } from './credits.ts';
import { changedGuid } from './guid.ts';
import { artworkSize, podcast } from './podcast.ts';
import { podcastGuid } from './podcast-guid.ts';

const maxLength = 1_000_000;

/** A transcript in WebVTT, checked line by line. */
const webVtt = (label: string, options: FieldOptions = {}) =>
  createField<string>({
    ...options,
    label,
    control: 'text',
    storage: { as: 'text' },
    read: parsing(
      type(`0 < string <= ${maxLength}` as 'string').describe(`a WebVTT text of at most ${maxLength} characters`),
      (input) => {
        parseWebVtt(input);
        return normalizeWebVtt(input);
      },
    ),
    schema: type('string'),
    toResponse: (stored) => stored,
  });

/** An episode of a podcast. Without audio, it has a page but is not in the feed. */
export const episode = defineContent({
  name: 'episode',
  about: 'Episodes of podcasts',
  path: '/Podcasts',
  fields: {
    title: text('Title', { max: 300 }),
    podcast: content('Podcast', podcast, { hint: 'the podcast it belongs to' }),
    published: instant('Published', { hint: 'when it appears (default: now)' }).filled(),
    number: integer('Episode number', { min: 1 }).optional(),
    season: integer('Season', { min: 1, hint: 'its season' }).optional(),
    type: choice('Type', ['full', 'trailer', 'bonus'], { hint: 'kind of episode (default: full)' }).default('full'),
    explicit: yesNo('Explicit', { hint: 'whether its language is explicit (default: no)' }).default(false),
    summary: text('Summary', { max: 400, hint: 'one or two sentences for lists' }).optional(),
    notes: html('Notes', { hint: 'the show notes with markup' }).optional(),
    audio: file('Audio', { accept: ['audio'], folder: 'podcasts' }).optional(),
    audioUrl: web('Audio on another host', { hint: 'URL of the audio file, if it is on another host' }).optional(),
    audioType: choice('Audio type', audioTypeNames, {
      hint: 'media type of audio on another host, such as audio/mpeg',
    }).optional(),
    audioLength: integer('Audio bytes', { min: 1, hint: 'size of audio on another host, in bytes' }).optional(),
    duration: integer('Duration', { min: 1, hint: 'in seconds' }).optional(),
    chapters: json('Chapters', chapterList, {
      parse: parseChapters,
      hint: 'titles with the second at which each starts',
      example: '[{"startTime":0,"title":"Opening"},{"startTime":95.5,"title":"Film room"}]',
    }).default([]),
    transcript: webVtt('Transcript', { hint: 'text in WebVTT, with speakers such as <v Ann Reed>' }).optional(),
    credits,
    guid: text('Guid', {
      max: 500,
      hint: 'its identity in podcast apps, never changed (default: a new one)',
    }).filled(),
    alt: alt({ of: ['image'] }),
    image: picture('Artwork', {
      folder: 'podcasts',
      square: artworkSize,
      hint: 'PNG or JPEG, square, 1400 to 3000 pixels wide (default: that of the podcast)',
    }).optional(),
    access: choice('Access', ['public', 'protected', 'hidden'], {
      hint: 'who may open it: everyone, everyone with the link, or staff (default: public)',
    }).default('public'),
    sports: sports('Sports', { hint: 'the sports it is about' }),
    people: people('People', { hint: 'people on rosters who are heard in it' }),
  },
  visibility: { access: 'access', from: 'published' },
  partOf: 'podcast',
  order: '-published',
  unique: [['podcast', 'guid']],
  filters: ['podcastId', 'sportId', 'personId'],
  filterAliases: { categoryId: 'podcastId' },
  longTexts: ['transcript'],
  search: { title: 'A', summary: 'B', notes: 'C' },
  columns: ['title', 'podcast', 'number', 'published', 'duration', 'access'],
  url: ({ id, podcast: podcastId }, related) => {
    const { url } = related<{ url: string | null }>(podcast, podcastId) ?? {};
    const podcastSlug = url && matchRoute(url)?.params['podcastSlug'];
    return podcastSlug ? href('episode', { podcastSlug, podcastId: String(id) }) : undefined;
  },
  fill: ({ published }, { id, now, tenant }) => ({
    published: published ?? now.toString(),
    guid: podcastGuid(`${tenant.canonicalHost}/podcasts/episodes/${id}`),
  }),
  check: (row, context) => [...changedGuid(row, context), ...audioProblems(row)],
});

type AudioValues = Record<'audio' | 'audioLength', number | null> & Record<'audioUrl' | 'audioType', string | null>;

/** Errors for audio on another host that lacks a property that a feed's enclosure requires. */
function audioProblems({ audio, audioUrl, audioType, audioLength }: AudioValues): FieldProblem[] {
  if (audioUrl === null) return [];
  const types = audioTypeNames.join(', ');
  return [
    ...(audio === null
      ? []
      : [{ field: 'audioUrl', message: 'it has to be empty, because the site has the audio itself' }]),
    ...(audioType === null ? [{ field: 'audioType', message: `it has to be one of ${types}` }] : []),
    ...(audioLength === null ? [{ field: 'audioLength', message: 'it has to be the size of the file in bytes' }] : []),
  ];
}
