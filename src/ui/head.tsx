import { imageAddress } from '../domain/image-address.ts';
import { MetaTags } from './markup/meta-tags.tsx';

type Props = {
  /** Without the site's name, which is appended. */
  title: string;
  siteName: string;
  /** One or two plain sentences. */
  description?: string | undefined;
  /** The page's absolute URL, without view, print or campaign parameters. */
  canonical: string;
  type?: 'website' | 'article' | 'profile';
  /** Absolute URL and alternative text. */
  image?: { url: string; alt: string } | undefined;
  /** False for print and text views, hidden and empty pages. */
  indexed?: boolean;
  /** Path and title of the page's RSS feed. */
  feed?: { href: string; title: string };
  /** ISO instants of an article. */
  published?: string | undefined;
  modified?: string | undefined;
};

const openGraphSize = { width: 1600, height: 900 };

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
    'og:locale': 'en_US',
    'article:published_time': published,
    'article:modified_time': modified,
    ...(image && shareImage(image, canonical)),
    'twitter:card': 'summary_large_image',
  };
}

function shareImage({ url, alt }: { url: string; alt: string }, canonical: string) {
  // link previews do not support SVG
  const address = imageAddress(url, openGraphSize, 'jpeg');
  return {
    'og:image': new URL(address, canonical).href,
    'og:image:type': 'image/jpeg',
    'og:image:width': String(openGraphSize.width),
    'og:image:height': String(openGraphSize.height),
    'og:image:alt': alt,
  };
}
