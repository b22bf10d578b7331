import { imageAddress, imageSourceSet, isResizable } from './image-address.ts';
import styles from './picture.module.css';

type Props = {
  url: string;
  /** What it shows; empty for a picture that only decorates. */
  alt: string;
  /** Largest size it is drawn at, in CSS pixels; also its aspect ratio. */
  width: number;
  height: number;
  /** How wide it is drawn at which viewport; the default is the whole viewport on a phone, `width` above. */
  sizes?: string;
  /** The point that must stay visible when the picture is cut, in percent from left and top. */
  focus?: { x: number; y: number };
  /** Dominant colour, shown until the picture is there. */
  color?: string;
  /** Id of the story, player or whatever it shows: said when it does not load. */
  itemId?: number;
  /** The one large picture of the page. */
  eager?: boolean;
};

/** A picture in modern formats and fitting sizes. It fills the width of its place and keeps its ratio. */
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
        className={styles.image}
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

// a style attribute would need a hole in the content security policy; five stops a side are near enough
const quarter = (percent: number | undefined) => (percent === undefined ? undefined : Math.round(percent / 25) * 25);
