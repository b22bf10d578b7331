import type { ImageGallery, WithContext } from 'schema-dts';

import { longDate } from '../../domain/printed-date.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { breadcrumbList } from '../../ui/page/breadcrumb-list.ts';
import { Head } from '../../ui/page/head.tsx';
import { JsonLd } from '../../ui/page/json-ld.tsx';
import type { GalleryPhoto } from '../../ui/photos/gallery-photo.ts';
import { stripHtml } from '../../web/strip-html.ts';
import { truncate } from '../../web/text.ts';
import type { Gallery } from './gallery.ts';

type Props = { gallery: Gallery; photos: readonly GalleryPhoto[] };

export function GalleryHead({ gallery, photos }: Props) {
  const { tenant } = getRequestContext();
  const { title, about, date, url } = gallery;
  const [first] = photos;
  const breadcrumbs = [
    { name: 'Photo galleries', path: href('galleries') },
    { name: title, path: url ?? '' },
  ];
  return (
    <>
      <Head
        title={title}
        description={truncate(stripHtml(about ?? '').trim(), 200) || `Photos of ${tenant.name}, ${longDate(date)}.`}
        path={url ?? ''}
        image={first && { url: first.url, altText: first.alt }}
        indexed={photos.length > 0}
      />
      <JsonLd data={imageGallery(gallery, photos)} />
      <JsonLd data={breadcrumbList(breadcrumbs)} />
    </>
  );
}

const imageGallery = ({ title, date, url }: Gallery, photos: Props['photos']): WithContext<ImageGallery> => ({
  '@context': 'https://schema.org',
  '@type': 'ImageGallery',
  '@id': canonicalAddress(url ?? ''),
  name: title,
  datePublished: date,
  image: photos.map((photo) => ({
    '@type': 'ImageObject',
    contentUrl: canonicalAddress(photo.url),
    caption: photo.caption ?? photo.alt,
    ...(photo.credit && { creditText: photo.credit }),
  })),
});
