import type { GameCenter } from '../../../api/game-center/schema.ts';
import type { StoryItem } from '../../../api/stories/schema.ts';
import { longDate } from '../../../domain/printed-date.ts';
import { ChannelButton } from '../../../ui/controls/button.tsx';
import { SectionHeading } from '../../../ui/page/section-heading.tsx';
import { cardImage, StoryCard } from '../../../ui/stories/story-card.tsx';
import { stripHtml } from '../../../web/strip-html.ts';
import { truncate } from '../../../web/text.ts';
import styles from './around.module.css';

/** Stories about the game and the sport's channels. */
export function GameStories({ center: { stories, social, game } }: { center: GameCenter }) {
  const shown: [string, StoryItem | null][] = [
    ['Recap', stories.recap],
    ['Preview', stories.preview],
  ];
  const cards = shown.flatMap(([topic, story]) => (story ? [{ topic, story }] : []));
  if (cards.length + social.length === 0) return null;
  return (
    <section aria-labelledby="stories">
      <SectionHeading id="stories">{cards.length > 0 ? 'Stories' : `Follow ${game.sport.title}`}</SectionHeading>
      {cards.map(({ topic, story: { id, url, title, teaser, date, primaryImage } }) => (
        <StoryCard
          key={id}
          id={id}
          href={url}
          title={title}
          topic={topic}
          teaser={teaser === null ? undefined : truncate(stripHtml(teaser), 140)}
          date={{ iso: date.slice(0, 10), text: longDate(date) }}
          image={primaryImage && cardImage(primaryImage)}
          variant="row"
        />
      ))}
      {social.length > 0 && (
        <ul className={styles.social} aria-label={`${game.sport.title} elsewhere`}>
          {social.map(({ channel, url }) => (
            <li key={channel}>
              <ChannelButton channel={channel} href={url}>
                {game.sport.title} on {channel}
              </ChannelButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
