import { imageAddress } from './image-address.ts';

type Props = {
  /** Without the site's name; that is added. */
  title: string;
  siteName: string;
  /** One or two plain sentences. */
  description?: string | undefined;
  /** The page's own absolute address, without view, print or campaign parameters. */
  canonical: string;
  type?: 'website' | 'article' | 'profile';
  /** Absolute address, and words for who cannot see it. */
  image?: { url: string; alt: string } | undefined;
  /** False keeps the page out of search engines: print and text views, hidden and empty pages. */
  indexed?: boolean;
  /** ISO instants of an article. */
  published?: string | undefined;
  modified?: string | undefined;
};

const openGraphSize = { width: 1600, height: 900 };

/** What a page says about itself in the document head; React moves it there from wherever it is rendered. */
export function Head(props: Props) {
  const {
    title,
    siteName,
    description,
    canonical,
    type = 'website',
    image,
    indexed = true,
    published,
    modified,
  } = props;
  return (
    <>
      <title>{title === siteName ? siteName : `${title} - ${siteName}`}</title>
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={canonical} />
      {!indexed && <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content={type} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content="en_US" />
      {published && <meta property="article:published_time" content={published} />}
      {modified && <meta property="article:modified_time" content={modified} />}
      {image && <ShareImage {...image} canonical={canonical} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function ShareImage({ url, alt, canonical }: { url: string; alt: string; canonical: string }) {
  // programs that show previews read no SVG: drawings too become a JPEG here
  const address = imageAddress(url, openGraphSize, 'jpeg');
  return (
    <>
      <meta property="og:image" content={new URL(address, canonical).href} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(openGraphSize.width)} />
      <meta property="og:image:height" content={String(openGraphSize.height)} />
      <meta property="og:image:alt" content={alt} />
    </>
  );
}
