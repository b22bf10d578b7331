import type { PageProps } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { ThirdParties } from '../../third-party/third-parties.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Pagination } from '../../ui/page/pagination.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { StoryList } from '../../ui/stories/story-list.tsx';
import type { TaggedItem } from './find-tagged.ts';
import type { loadTag } from './loads.ts';
import { TagHead } from './tag-head.tsx';
import { TagTop } from './tag-top.tsx';
import styles from './tags.module.css';

/** Content with a tag: stories, then other kinds. */
export default function TagPage({ data }: PageProps<typeof loadTag>) {
  const { item, sport, stories, others } = data;
  const isEmpty = stories.total === 0 && others.length === 0;
  return (
    <>
      <TagHead tag={data} indexed={!isEmpty} />
      <TagTop tag={data} />
      {isEmpty && (
        <EmptyState title={`Nothing about ${item.title} ${sport ? `in ${sport.title} ` : ''}yet.`}>
          <p>
            <SiteLink href={href('tags')}>All tags</SiteLink>
          </p>
        </EmptyState>
      )}
      {stories.total > 0 && (
        <section className={styles.section} aria-label="Stories">
          <StoryList stories={stories.items} topics={!sport} hasLead={stories.page === 1} />
          <Pagination
            label="Pages of stories"
            page={stories.page}
            pages={stories.pages}
            address={(page) => href('tag', data.slugs, { page })}
          />
        </section>
      )}
      {others.map((section) => (
        <TaggedSection key={section.name} {...section} />
      ))}
      <ThirdParties contentId={item.id} />
    </>
  );
}

type TaggedSectionProps = { name: string; title: string; items: readonly TaggedItem[] };

/** Links to rows of one kind, such as photo galleries. */
const TaggedSection = ({ name, title, items }: TaggedSectionProps) => (
  <section className={styles.section} aria-labelledby={name}>
    <SectionHeading id={name}>{title}</SectionHeading>
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          <SiteLink href={item.url}>{item.title}</SiteLink>
          {item.sports && item.sports.length > 0 && <span>{item.sports.map((sport) => sport.title).join(', ')}</span>}
        </li>
      ))}
    </ul>
  </section>
);
