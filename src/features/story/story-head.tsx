import type { NewsArticle, WithContext } from 'schema-dts';

import type { Story } from '../../api/stories/schema.ts';
import { sportSlug } from '../../domain/sport.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import { newsFeedAddress } from '../../routing/news-feed-address.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { breadcrumbList } from '../../ui/page/breadcrumb-list.ts';
import { Head } from '../../ui/page/head.tsx';
import { JsonLd } from '../../ui/page/json-ld.tsx';
import { stripHtml } from '../../web/strip-html.ts';
import { enDashed, truncate } from '../../web/text.ts';

export function StoryHead({ story }: { story: Story }) {
  const { tenant } = getRequestContext();
  const { sport } = story;
  const picture = story.primaryImage;
  return (
    <>
      <Head
        title={enDashed(story.title)}
        description={descriptionOf(story)}
        path={story.url}
        type="article"
        image={picture}
        published={story.dateUtc}
        modified={story.dateModifiedUtc}
        // an external story is indexed at its source
        indexed={story.access === 'public' && story.source === null}
        feed={{
          href: newsFeedAddress({ sport: sport ? sportSlug(sport) : undefined }),
          title: `${sport?.title ?? tenant.name} News`,
        }}
      />
      <JsonLd data={articleOf(story, tenant.name)} />
      <JsonLd data={breadcrumbsOf(story)} />
    </>
  );
}

const descriptionOf = ({ subHeadline, teaser, content }: Story): string =>
  truncate(stripHtml(subHeadline ?? teaser ?? content ?? '').trim(), 200);

function articleOf(story: Story, college: string): WithContext<NewsArticle> {
  const author =
    story.author ?? (story.byline ? { name: story.byline.replace(/^By /, ''), url: undefined } : undefined);
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    '@id': canonicalAddress(story.url),
    mainEntityOfPage: canonicalAddress(story.url),
    headline: truncate(enDashed(story.title), 110),
    description: descriptionOf(story),
    datePublished: story.dateUtc,
    dateModified: story.dateModifiedUtc,
    ...(story.primaryImage && { image: [canonicalAddress(story.primaryImage.url)] }),
    author: author
      ? { '@type': 'Person', name: author.name, ...(author.url && { url: canonicalAddress(author.url) }) }
      : { '@type': 'CollegeOrUniversity', name: college },
    publisher: { '@type': 'CollegeOrUniversity', name: college, url: canonicalAddress(href('home')) },
    ...(story.sport && { articleSection: story.sport.title }),
    ...(story.people.length > 0 && {
      about: story.people.map(({ firstName, lastName, url }) => ({
        '@type': 'Person' as const,
        name: `${firstName} ${lastName}`.trim(),
        ...(url && { url: canonicalAddress(url) }),
      })),
    }),
    ...(story.tags.length > 0 && { keywords: story.tags.map(({ title }) => title) }),
  };
}

const breadcrumbsOf = ({ title, url, sport }: Story) => {
  const slug = sport && sportSlug(sport);
  return breadcrumbList([
    ...(sport && slug
      ? [
          { name: sport.title, path: href('sport', { slug }) },
          { name: 'News', path: href('sportNews', { sportSlug: slug }) },
        ]
      : [{ name: 'News', path: href('news') }]),
    { name: enDashed(title), path: url },
  ]);
};
