import { type } from 'arktype';

import { href } from '../../routing/routes.ts';
import { slugify } from '../../web/slug.ts';
import { author } from '../authors/author.ts';
import { defineContent } from '../define-content.ts';
import { html } from '../fields/html.ts';
import { day, instant } from '../fields/instant.ts';
import { alt, picture } from '../fields/media.ts';
import { choice, json, text, web } from '../fields/plain.ts';
import { content, games, people, sports } from '../fields/references.ts';
import { slug } from '../fields/slug.ts';
import { video } from '../fields/video.ts';
import { gallery } from '../galleries/gallery.ts';
import { tags } from '../tags/tag.ts';

const links = type({ text: 'string > 0', url: 'string > 0' }).array();

/** A news story. Its URL consists of its date and slug; former URLs redirect. */
export const story = defineContent({
  name: 'story',
  about: 'News stories',
  fields: {
    title: text('Headline', { hint: 'the headline', max: 300 }),
    slug: slug('headline'),
    publishedAt: instant('Published', { hint: 'when it appears (default: now)' }).filled(),
    localDate: day('Date', { hint: 'the day in its URL (default: the day it appears)' }).filled(),
    revisedAt: instant('Updated', {
      hint: 'when readers last got another text, as the page prints it (default: when headline or text change)',
    }).optional(),
    subHeadline: text('Subheadline', { max: 400 }).optional(),
    teaser: html('Teaser', { max: 2000, hint: 'summary for lists' }).optional(),
    byline: text('Byline').optional(),
    content: html('Text', { max: 500_000, isBody: true, hint: 'the text with markup' }).optional(),
    alt: alt({ of: ['imageId', 'alternateImageId'] }),
    imageId: picture('Picture', { name: 'image', folder: 'stories' }).optional(),
    alternateImageId: picture('Alternate picture', { name: 'alternateImage', folder: 'stories' }).optional(),
    video: video('Video').optional(),
    author: content('Author', author, { name: 'author', hint: 'who wrote it', outlives: true }).optional(),
    links: json('Related links', links, {
      hint: 'links below the text',
      example: '[{"text":"Tickets","url":"/tickets"}]',
    }).default([]),
    galleryId: content('Gallery', gallery, {
      name: 'galleryId',
      hint: 'its photo gallery',
      outlives: true,
    }).optional(),
    contentTemplate: text('Template', { max: 60, hint: 'name of its layout' }).optional(),
    redirectUrl: web('Redirect', { hint: 'URL to redirect readers to' }).optional(),
    sourceUrl: web('Source address', {
      hint: 'URL of the full story in another publication; lists link to it',
    }).optional(),
    sourceName: text('Source', {
      max: 80,
      hint: 'name of the publication (default: the host in its URL)',
    }).optional(),
    access: choice('Access', ['public', 'protected', 'hidden'], {
      hint: 'who may read it: everyone, everyone with the link, or staff (default: public)',
    }).default('public'),
    sports: sports('Sports', { hint: 'the sports it is about' }),
    games: games('Games', { hint: 'the games it is about' }),
    people: people('People', { hint: 'the people it is about' }),
    tags: tags(),
  },
  visibility: { access: 'access', from: 'publishedAt' },
  order: '-publishedAt',
  filters: ['sportId', 'tagId', 'authorId', 'personId'],
  search: { title: 'A', subHeadline: 'B', teaser: 'B', content: 'C' },
  feed: {
    path: '/news/rss',
    title: 'News',
    published: 'publishedAt',
    summary: 'teaser',
    content: 'content',
    author: 'byline',
    picture: 'imageId',
  },
  columns: ['title', 'localDate', 'sports', 'tags', 'access', 'urlSlug'],
  address: { slug: 'slug', within: 'localDate' },
  revised: { at: 'revisedAt', by: ['title', 'subHeadline', 'teaser', 'content', 'video'] },
  url: ({ localDate, slug }) => {
    const { year, month, day } = Temporal.PlainDate.from(localDate);
    return href('story', { year, month, day, story_slug: slug });
  },
  fill: ({ title = '', publishedAt }, { tenant, now }) => {
    const published = publishedAt ?? now.toString();
    const localDate = Temporal.Instant.from(published).toZonedDateTimeISO(tenant.timezone).toPlainDate().toString();
    return { publishedAt: published, localDate, slug: slugify(title) || 'story' };
  },
});
