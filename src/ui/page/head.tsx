import { shareImageOf } from '../../domain/share-image.ts';
import { athleticsName, documentTitle } from '../../domain/tenant.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { imageAddress } from '../../web/image-address.ts';
import { MetaTags } from '../markup/meta-tags.tsx';

/** A portrait is not cropped to the wide shape of other pictures. */
type Picture = { url: string; altText: string; isPortrait?: boolean };

type Props = {
  /** Title without the site's name, which is appended. */
  title: string;
  /** One or two plain sentences. */
  description?: string | undefined;
  /** The page's path and query at the canonical host, without view, print or campaign parameters. */
  path: string;
  type?: 'website' | 'article' | 'profile';
  /** The content that the page lists: its first picture is used for link previews, and an empty list is not indexed. */
  items?: readonly { image: Picture | null }[];
  /** The picture for link previews, by default the college's. */
  image?: Picture | null | undefined;
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
export function Head({ indexed, items, ...page }: Props) {
  const { tenant } = getRequestContext();
  const { title, description, feed } = page;
  const canonical = canonicalAddress(page.path);
  const image = page.image ?? items?.find((item) => item.image)?.image;
  return (
    <>
      <title>{documentTitle(title, tenant)}</title>
      <link rel="canonical" href={canonical} />
      {feed && <link rel="alternate" type="application/rss+xml" href={feed.href} title={feed.title} />}
      {!(indexed ?? items?.length !== 0) && <meta name="robots" content="noindex" />}
      <MetaTags
        tags={{
          description: description || undefined,
          'og:site_name': athleticsName(tenant),
          'og:title': title,
          'og:description': description || undefined,
          'og:type': page.type ?? 'website',
          'og:url': canonical,
          'article:published_time': page.published,
          'article:modified_time': page.modified,
          ...shareImage(image ?? shareImageOf(tenant), canonical),
          'twitter:card': image?.isPortrait ? 'summary' : 'summary_large_image',
        }}
      />
    </>
  );
}

function shareImage({ url, altText, isPortrait = false }: Picture, canonical: string) {
  const size = isPortrait ? portrait : wide;
  // link previews do not support SVG
  const address = imageAddress(url, size, 'jpeg');
  return {
    'og:image': new URL(address, canonical).href,
    'og:image:width': String(size.width),
    'og:image:height': String(size.height),
    'og:image:alt': altText,
  };
}
