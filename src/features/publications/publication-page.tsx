import { longDate } from '../../domain/printed-date.ts';
import type { PageProps } from '../../routing/load.ts';
import { ThirdParties } from '../../third-party/third-parties.tsx';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { SportLinks } from '../../ui/sports/sport-links.tsx';
import { storyText } from '../../ui/stories/story-text.markup.tsx';
import { DefinitionList } from '../../ui/tables/definition-list.tsx';
import type { loadPublications } from './loads.ts';
import { kindTitle, type Publication, readingLink } from './publication-facts.ts';
import { PublicationHead } from './publication-head.tsx';
import styles from './publications.module.css';

export default function PublicationPage({ data: { item } }: PageProps<typeof loadPublications>) {
  return (
    <>
      <PublicationHead item={item} />
      <article className={styles.publication}>
        {item.cover && (
          <div className={styles.cover}>
            <Picture
              url={item.cover.url}
              focus={item.cover.focus}
              alt={item.cover.altText}
              itemId={item.id}
              width={600}
              height={800}
              sizes="(max-width: 767px) 60vw, 380px"
              eager
            />
          </div>
        )}
        <div className={styles.about}>
          <h1>{item.title}</h1>
          {item.summary && <p className={styles.standfirst}>{item.summary}</p>}
          <ReadingLink item={item} />
          <DefinitionList
            items={[
              { term: 'Type', value: kindTitle(item) },
              { term: 'Issued', value: <time dateTime={item.issued}>{longDate(item.issued)}</time> },
              {
                term: item.sports.length > 1 ? 'Sports' : 'Sport',
                value: item.sports.length > 0 && <SportLinks sports={item.sports} />,
              },
            ]}
          />
        </div>
      </article>
      {item.outline && (
        <section className={styles.outline} aria-labelledby="contents">
          <SectionHeading id="contents">Contents</SectionHeading>
          <Markup of={storyText} props={{ content: item.outline }} />
        </section>
      )}
      <ThirdParties contentId={item.id} />
    </>
  );
}

/** A link to the publication itself. */
function ReadingLink({ item }: { item: Publication }) {
  const link = readingLink(item);
  return link ? (
    <p>
      <ButtonLink href={link.href}>{link.label}</ButtonLink>
    </p>
  ) : (
    <p className={styles.facts}>In print only.</p>
  );
}
