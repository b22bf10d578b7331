import type { DataOf, PageProps } from '../../routing/load.ts';
import { AdSlot } from '../../third-party/ads/ad-slot.tsx';
import { ThirdParties } from '../../third-party/third-parties.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { TextWithForm } from '../../ui/forms/text-with-form.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { Deferred } from '../../ui/page/deferred.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { BioLinks } from '../../ui/people/bio-links.tsx';
import { PhotoGrid } from '../../ui/photos/photo-grid.tsx';
import { storyText } from '../../ui/stories/story-text.markup.tsx';
import { TagLinks } from '../../ui/stories/tag-links.tsx';
import { DefinitionList } from '../../ui/tables/definition-list.tsx';
import type { loadNews } from './loads.ts';
import { splitAtGallery } from './split-at-gallery.ts';
import { StoryGames } from './story-games.tsx';
import { StoryHead } from './story-head.tsx';
import { StoryHeader, storyId } from './story-header.tsx';
import { StoryNeighbors } from './story-neighbors.tsx';
import styles from './story-page.module.css';
import { StoryWriter } from './story-writer.tsx';

export default function StoryPage({ data: { story, gallery } }: PageProps<typeof loadNews>) {
  return (
    <>
      <StoryHead story={story} />
      <article id={storyId} className={styles.story}>
        <StoryHeader story={story} />
        <StoryGames games={story.games} />
        <StoryBody story={story} gallery={gallery} />
        {story.people.length > 0 && (
          <DefinitionList items={[{ term: 'In this story', value: <BioLinks people={story.people} /> }]} />
        )}
        <TagLinks tags={story.tags} />
        <AdSlot name="story" globalSportId={story.sport?.globalSportId} />
        {story.writer && <StoryWriter writer={story.writer} page={story.author?.url} />}
      </article>
      <Deferred fallback={null}>
        <StoryNeighbors story={story} />
      </Deferred>
      <ThirdParties contentId={story.id} />
    </>
  );
}

function StoryBody({ story: { content, links, source }, gallery }: DataOf<typeof loadNews>) {
  const around = gallery && content ? splitAtGallery(content, gallery.url) : undefined;
  return (
    <div className={styles.body}>
      {content && <TextWithForm content={around?.before ?? content} />}
      {gallery && <StoryPhotos gallery={gallery} />}
      {around?.after && <Markup of={storyText} props={{ content: around.after }} />}
      {source && (
        <p className={styles.source}>
          <SiteLink href={source.url}>Read the story at {source.name}</SiteLink>
        </p>
      )}
      {links.length > 0 && (
        <ul className={styles.links} aria-label="Links of this story">
          {links.map(({ linkText, linkUrl }) => (
            <li key={linkUrl}>
              <SiteLink href={linkUrl}>{linkText}</SiteLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type Gallery = NonNullable<DataOf<typeof loadNews>['gallery']>;

/** The photo gallery of a story. */
const StoryPhotos = ({ gallery: { title, url, photos } }: { gallery: Gallery }) => (
  <section className={styles.photos} aria-labelledby="photos">
    <SectionHeading id="photos" more={{ href: url, label: `Gallery: ${title}` }}>
      Photos
    </SectionHeading>
    <PhotoGrid photos={photos} title={title} address={({ id }) => `${url}?photo=${id}`} />
  </section>
);
