import type { Episode, Podcast } from '../../content/podcasts/items.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { monogram } from '../../web/text.ts';
import styles from './podcasts.module.css';

type Props = {
  /** The first image is shown; without any, the initials of the podcast. */
  images: readonly (Podcast['image'] | Episode['image'])[];
  title: string;
  /** In CSS pixels. */
  width: number;
  sizes: string;
  eager?: boolean;
};

/** Square artwork. Decorative: the title is next to it. */
export function Artwork({ images, title, width, sizes, eager = false }: Props) {
  const image = images.find((each) => each !== null);
  if (!image)
    return (
      <span className={styles.initials} aria-hidden="true">
        {monogram(title)}
      </span>
    );
  return (
    <Picture url={image.url} focus={image.focus} alt="" width={width} height={width} sizes={sizes} eager={eager} />
  );
}
