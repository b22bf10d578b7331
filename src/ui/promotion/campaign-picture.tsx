import type { ImageType } from '../../web/image-address.ts';
import { imageAddress, isPicture, isResizable } from '../../web/image-address.ts';
import { type Place, wideMinWidth } from './places.ts';
import styles from './promotion.module.css';
import type { PromotionItem } from './promotion.ts';

type Image = NonNullable<PromotionItem['picture']>['images'][number];
type Size = { width: number; height: number };

type Props = { images: readonly Image[]; alt: string; place: Place };

/** The picture of a campaign, with a source for each breakpoint in the size of its place. */
export const CampaignPicture = ({ images, alt, place }: Props) => {
  const narrow = imageFor(images, 0);
  if (!narrow || !isPicture(narrow.url)) return null;
  const wide = imageFor(images, wideMinWidth) ?? narrow;
  const size = sizeIn(narrow, place.narrow, place);
  return (
    <picture className={styles.picture}>
      {(wide !== narrow || (place.wide !== place.narrow && isResizable(wide.url))) && (
        <Sources image={wide} size={sizeIn(wide, place.wide, place)} media={`(min-width: ${wideMinWidth}px)`} />
      )}
      {isResizable(narrow.url) && <Sources image={narrow} size={size} />}
      <img
        src={isResizable(narrow.url) ? imageAddress(narrow.url, size, 'webp') : narrow.url}
        {...size}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
};

const imageFor = (images: readonly Image[], width: number): Image | undefined =>
  images.find(({ breakpoint }) => breakpoint <= width) ?? images.at(-1);

/** Pictures with `contain` keep their own aspect ratio. */
const sizeIn = (image: Image, { width, height }: Size, { fit }: Place): Size => {
  if (fit === 'cover' || image.width === 0 || image.height === 0) return { width, height };
  const scale = Math.min(width / image.width, height / image.height);
  return { width: Math.round(image.width * scale), height: Math.round(image.height * scale) };
};

function Sources({ image, size, media }: { image: Image; size: Size; media?: string }) {
  if (!isResizable(image.url)) return <source media={media} srcSet={image.url} />;
  return (['avif', 'webp'] as const).map((type) => (
    <source
      key={type}
      media={media}
      type={`image/${type}`}
      srcSet={sourceSet(image.url, size, type)}
      sizes={size.width > small ? '100vw' : undefined}
    />
  ));
}

/** Up to this width a picture has one size, with a second source for high-density screens. */
const small = 400;

const sourceSet = (url: string, size: Size, type: ImageType): string => {
  const scaled = (scale: number) =>
    imageAddress(url, { width: Math.round(size.width * scale), height: Math.round(size.height * scale) }, type);
  if (size.width <= small) return `${scaled(1)}, ${scaled(2)} 2x`;
  return [0.5, 1, 1.5].map((scale) => `${scaled(scale)} ${Math.round(size.width * scale)}w`).join(', ');
};
