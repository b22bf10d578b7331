import { monthName } from './calendar-names.ts';
import type { Sport } from '../../domain/sport.ts';
import { getRequestContext } from '../../request-context.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { StoryCard } from '../../ui/story-card.tsx';
import styles from './schedule-page.module.css';

/** The latest stories of the sport; nothing without any. */
export async function SportStories({ sport }: { sport: Sport }) {
  const { items } = await getRequestContext().api.stories.list({ sportId: sport.id, size: 3 });
  if (items.length === 0) return null;
  return (
    <section className={styles.stories} aria-labelledby="stories">
      <SectionHeading id="stories">{sport.title} stories</SectionHeading>
      <ul className={styles.cards}>
        {items.map(({ id, url, title, date, primaryImage }) => (
          <li key={id}>
            <StoryCard
              href={url}
              title={title}
              date={{ iso: date.slice(0, 10), text: storyDay(date) }}
              image={primaryImage && { url: primaryImage.url, alt: '' }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const storyDay = (date: string) => `${monthName(date)} ${Number(date.slice(8, 10))}, ${date.slice(0, 4)}`;
