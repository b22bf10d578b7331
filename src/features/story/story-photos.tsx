import type { DataOf } from '../../routing/load.ts';
import { PhotoGrid } from '../../ui/photos/photo-grid.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import type { load } from './load-news.ts';
import styles from './story-page.module.css';

type Gallery = NonNullable<DataOf<typeof load>['gallery']>;

/** The photo gallery of a story. */
export const StoryPhotos = ({ gallery: { title, url, photos } }: { gallery: Gallery }) => (
  <section className={styles.photos} aria-labelledby="photos">
    <SectionHeading id="photos" more={{ href: url, label: `Gallery: ${title}` }}>
      Photos
    </SectionHeading>
    <PhotoGrid photos={photos} title={title} address={({ id }) => `${url}?photo=${id}`} />
  </section>
);
