import { isPicture } from '../../web/image-address.ts';
import { enDashed } from '../../web/text.ts';
import { SiteLink } from '../controls/site-link.tsx';
import { Picture } from '../media/picture.tsx';
import styles from './story-card.module.css';

type Props = {
  id: number;
  href: string;
  title: string;
  /** Usually the sport. */
  topic?: string | undefined;
  teaser?: string | undefined;
  date?: { iso: string; text: string } | undefined;
  image?: { url: string; alt: string; focus?: { x: number; y: number }; color?: string } | null | undefined;
  /** `lead`, `wide`: large stories. `row`, `side`: a picture at the side. Others: a card, which is a row on phones. */
  variant?: keyof typeof pictureSizes;
  /** Heading level. */
  level?: 2 | 3;
};

/** A story with its picture; the whole card is a link. */
export function StoryCard({ id, href, title, topic, teaser, date, image, variant = 'card', level = 3 }: Props) {
  const Heading = `h${level}` as const;
  const size = pictureSizes[variant];
  return (
    <article
      className={styles.card}
      data-variant={shapes[variant] ?? variant}
      data-bare={isPicture(image?.url) ? undefined : ''}
    >
      {image && isPicture(image.url) && (
        <div className={styles.picture}>
          <Picture {...image} {...size} itemId={id} eager={variant === 'lead'} />
        </div>
      )}
      <div className={styles.text}>
        {topic && <p className={styles.topic}>{topic}</p>}
        <Heading className={styles.title}>
          <SiteLink href={href}>{enDashed(title)}</SiteLink>
        </Heading>
        {teaser && <p className={styles.teaser}>{enDashed(teaser)}</p>}
        {date && (
          <time className={styles.date} dateTime={date.iso}>
            {date.text}
          </time>
        )}
      </div>
    </article>
  );
}

const pictureSizes = {
  lead: { width: 800, height: 450, sizes: '(max-width: 1023px) 100vw, 800px' },
  card: { width: 400, height: 225, sizes: '(max-width: 639px) 100vw, 400px' },
  tile: { width: 400, height: 225, sizes: '(max-width: 639px) 40vw, 400px' },
  portrait: { width: 400, height: 500, sizes: '(max-width: 639px) 40vw, 400px' },
  wide: { width: 720, height: 432, sizes: '(max-width: 1023px) 100vw, 600px' },
  side: { width: 240, height: 160, sizes: '(max-width: 639px) 40vw, 160px' },
  row: { width: 128, height: 96, sizes: '128px' },
};

/** Variants that differ from another one only in the shape of the picture. */
const shapes: { [Variant in keyof typeof pictureSizes]?: keyof typeof pictureSizes } = {
  portrait: 'tile',
  wide: 'card',
};

type StoryImage = { url: string; focus: { x: number; y: number }; color: string | null };

/** The picture of a card, decorative because the title is next to it. */
export const cardImage = ({ url, focus, color }: StoryImage) => ({
  url,
  alt: '',
  focus,
  ...(color && { color }),
});
