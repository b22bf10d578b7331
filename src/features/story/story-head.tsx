import type { NewsArticle, WithContext } from 'schema-dts';

import type { Story } from '../../api/stories/schema.ts';
import { stripHtml } from '../../domain/strip-html.ts';
import { truncate } from '../../domain/text.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { breadcrumbList } from '../../ui/breadcrumb-list.ts';
import { Head } from '../../ui/head.tsx';
import { JsonLd } from '../../ui/json-ld.tsx';

export async function StoryHead({ story }: { story: Story }) {
  const { tenant, api, nonce } = getRequestContext();
  const { image: collegeImage, imageAlt = tenant.name } = await api.seo.get();
  const picture = story.primaryImage;
  const image = picture
    ? { url: picture.url, alt: picture.altText }
    : collegeImage && { url: collegeImage, alt: imageAlt };
  return (
    <>
      <Head
        title={story.title}
        siteName={tenant.name}
        description={descriptionOf(story)}
        canonical={canonicalAddress(story.url)}
        type="article"
        image={image || undefined}
        published={story.dateUtc}
        modified={story.dateModifiedUtc}
        indexed={story.access === 'public'}
      />
      <JsonLd nonce={nonce} data={articleOf(story, tenant.name)} />
      {story.sport && <JsonLd nonce={nonce} data={trailOf(story, story.sport)} />}
    </>
  );
}

const descriptionOf = ({ subHeadline, teaser, content }: Story): string =>
  truncate(stripHtml(subHeadline ?? teaser ?? content ?? '').trim(), 200);

function articleOf(story: Story, college: string): WithContext<NewsArticle> {
  const author = story.writer?.name ?? story.byline;
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    '@id': canonicalAddress(story.url),
    mainEntityOfPage: canonicalAddress(story.url),
    headline: truncate(story.title, 110),
    description: descriptionOf(story),
    datePublished: story.dateUtc,
    dateModified: story.dateModifiedUtc,
    ...(story.primaryImage && { image: [canonicalAddress(story.primaryImage.url)] }),
    author: author ? { '@type': 'Person', name: author } : { '@type': 'CollegeOrUniversity', name: college },
    publisher: { '@type': 'CollegeOrUniversity', name: college, url: canonicalAddress(href('home')) },
    ...(story.sport && { articleSection: story.sport.title }),
  };
}

const trailOf = (story: Story, sport: NonNullable<Story['sport']>) =>
  breadcrumbList([
    { name: sport.title, path: href('sport', { slug: sport.globalSportNameSlug ?? sport.shortName }) },
    { name: story.title, path: story.url },
  ]);
