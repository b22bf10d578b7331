import { youtubeId } from '../../domain/video.ts';
import { href } from '../../routing/routes.ts';
import { slugify } from '../../web/slug.ts';
import { defineContent, type FieldProblem } from '../define-content.ts';
import { file } from '../fields/file.ts';
import { html } from '../fields/html.ts';
import { instant } from '../fields/instant.ts';
import { alt, picture } from '../fields/media.ts';
import { choice, integer, text, web } from '../fields/plain.ts';
import { content, games, people, sports } from '../fields/references.ts';
import { videoChannel } from './video-channel.ts';

const providerNeeded = 'an address at YouTube, such as https://www.youtube.com/watch?v=dQw4w9WgXcQ';

/** A video: a file or stream of the college, or a video at a provider such as YouTube. */
export const clip = defineContent({
  name: 'clip',
  group: 'video',
  about: 'Videos and their channels',
  path: '/Videos',
  fields: {
    title: text('Title'),
    published: instant('Published', { hint: 'when it appears (default: now)' }).filled(),
    channel: content('Channel', videoChannel, { hint: 'the channel it belongs to', outlives: true }).optional(),
    summary: text('Summary', { max: 300, hint: 'one or two sentences' }).optional(),
    about: html('Description').optional(),
    seconds: integer('Length', { min: 1, hint: 'in seconds' }).optional(),
    video: file('Video', { accept: ['video'], folder: 'videos' }).optional(),
    stream: web('Stream', { hint: 'URL of an HLS playlist (.m3u8)' }).optional(),
    external: web('Address at a provider', { hint: providerNeeded }).optional(),
    captions: file('Captions', { accept: ['captions'], folder: 'videos' }).optional(),
    captionsLanguage: choice('Language of the captions', ['en', 'es', 'fr'], {
      hint: 'of the captions (default: en)',
    }).default('en'),
    alt: alt({ of: ['poster'] }),
    poster: picture('Poster', { folder: 'videos' }).optional(),
    sports: sports('Sports', { hint: 'the sports it is about' }),
    games: games('Games', { hint: 'the games it is about' }),
    people: people('People', { hint: 'the people it is about' }),
    access: choice('Access', ['public', 'protected', 'hidden'], {
      hint: 'who may watch it: everyone, everyone with the link, or staff (default: public)',
    }).default('public'),
  },
  visibility: { access: 'access', from: 'published' },
  order: '-published',
  filters: ['channelId', 'sportId', 'personId', 'gameId'],
  search: { title: 'A', summary: 'B', about: 'C' },
  columns: ['title', 'published', 'channel', 'sports', 'access'],
  url: ({ id, title }) => href('video', { clipSlug: slugify(title) || 'video', clipId: String(id) }),
  listUrl: () => href('videos'),
  section: { title: 'Videos', group: 'news', isInFooter: true },
  fill: (_, { now }) => ({ published: now.toString() }),
  check: ({ video, stream, external, captions }) => {
    const problems: FieldProblem[] = [];
    if (external && (video || stream))
      problems.push({ field: 'external', message: 'it replaces the video and the stream; give one of them' });
    if (external && !youtubeId(external))
      problems.push({ field: 'external', message: `it has to be ${providerNeeded}` });
    if (captions && external)
      problems.push({ field: 'captions', message: 'the player of a provider has captions of its own; leave them out' });
    return problems;
  },
});
