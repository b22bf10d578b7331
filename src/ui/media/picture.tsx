import { imageAddress, imageSourceSet, isResizable } from '../../web/image-address.ts';
import styles from './picture.module.css';

type Props = {
  url: string;
  /** Empty for decorative pictures. */
  alt: string;
  /** Maximum display size in CSS pixels, and the aspect ratio. */
  width: number;
  height: number;
  /** By default the whole viewport on phones, `width` on larger screens. */
  sizes?: string;
  /** The point that must stay visible when the picture is cropped, in percent from left and top. */
  focus?: { x: number; y: number };
  /** Dominant color, shown until the picture is loaded. */
  color?: string;
  /** Id of the story or player, reported if the picture fails to load. */
  itemId?: number;
  /** For the largest pictures of the first screen. */
  eager?: boolean;
};

/** A responsive picture in modern formats. It fills its container's width and keeps its aspect ratio. */
export function Picture({ url, alt, width, height, sizes, focus, color, itemId, eager = false }: Props) {
  const size = { width, height };
  const drawn = sizes ?? `(max-width: ${width}px) 100vw, ${width}px`;
  const loading = eager ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const);
  const resizable = isResizable(url);
  const picture = (
    <picture
      className={styles.picture}
      data-focus-x={quarter(focus?.x)}
      data-focus-y={quarter(focus?.y)}
      data-item-id={itemId}
    >
      {resizable && <source type="image/avif" srcSet={imageSourceSet(url, size, 'avif')} sizes={drawn} />}
      <img
        className={resizable ? styles.image : `${styles.image} ${shapeOf(width / height)}`}
        src={resizable ? imageAddress(url, size, 'webp') : url}
        {...(resizable && { srcSet: imageSourceSet(url, size, 'webp'), sizes: drawn })}
        {...size}
        {...loading}
        alt={alt}
      />
    </picture>
  );
  if (!color) return picture;
  return (
    <span className={styles.frame}>
      <svg className={styles.color} aria-hidden="true">
        <rect width="100%" height="100%" fill={color} />
      </svg>
      {picture}
    </span>
  );
}

/** Files that the image service leaves as they are have any shape; the style sheet crops them. */
const shapeOf = (ratio: number) => shapes[Math.round(ratio * 100)] ?? '';

const shapes: Record<number, string | undefined> = {
  75: styles.tall,
  80: styles.portrait,
  100: styles.square,
  133: styles.classic,
  150: styles.photo,
  167: styles.broad,
  178: styles.wide,
};

// the content security policy forbids style attributes, so the focus is rounded to one of five classes per axis
const quarter = (percent: number | undefined) => (percent === undefined ? undefined : Math.round(percent / 25) * 25);
