import { imageAddress } from '../domain/image-address.ts';
import { shareImageOf } from '../domain/share-image.ts';
import { getRequestContext } from '../routing/request-context.ts';
import { MetaTags } from './markup/meta-tags.tsx';

type Props = {
  /** Title without the site's name, which is appended. */
  title: string;
  siteName: string;
  /** One or two plain sentences. */
  description?: string | undefined;
  /** The page's absolute URL, without view, print or campaign parameters. */
  canonical: string;
  type?: 'website' | 'article' | 'profile';
  /** URL and alternative text, by default of the college's picture. A portrait is not cropped to the wide shape of other pictures. */
  image?: { url: string; alt: string; isPortrait?: boolean } | undefined;
  /** False for print and text views, hidden and empty pages. */
  indexed?: boolean;
  /** Path and title of the page's RSS feed. */
  feed?: { href: string; title: string };
  /** ISO instants of an article. */
  published?: string | undefined;
  modified?: string | undefined;
};

const wide = { width: 1600, height: 900 };
const portrait = { width: 960, height: 1200 };

/** A page's metadata; React hoists it into the document's head. */
export function Head({ title, siteName, description, canonical, indexed = true, feed, ...shared }: Props) {
  return (
    <>
      <title>{title === siteName ? siteName : `${title} - ${siteName}`}</title>
      <link rel="canonical" href={canonical} />
      {feed && <link rel="alternate" type="application/rss+xml" href={feed.href} title={feed.title} />}
      {!indexed && <meta name="robots" content="noindex" />}
      <MetaTags
        tags={{
          description: description || undefined,
          ...openGraph({ title, siteName, description, canonical, ...shared }),
        }}
      />
    </>
  );
}

function openGraph({ title, siteName, description, canonical, type = 'website', image, published, modified }: Props) {
  return {
    'og:site_name': siteName,
    'og:title': title,
    'og:description': description || undefined,
    'og:type': type,
    'og:url': canonical,
    'article:published_time': published,
    'article:modified_time': modified,
    ...shareImage(image ?? shareImageOf(getRequestContext().tenant), canonical),
    'twitter:card': image?.isPortrait ? 'summary' : 'summary_large_image',
  };
}

function shareImage({ url, alt, isPortrait = false }: NonNullable<Props['image']>, canonical: string) {
  const size = isPortrait ? portrait : wide;
  // link previews do not support SVG
  const address = imageAddress(url, size, 'jpeg');
  return {
    'og:image': new URL(address, canonical).href,
    'og:image:width': String(size.width),
    'og:image:height': String(size.height),
    'og:image:alt': alt,
  };
}
