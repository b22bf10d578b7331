import { SiteLink } from '../../ui/controls/site-link.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { cardImage, StoryCard } from '../../ui/stories/story-card.tsx';
import { enDashed } from '../../web/text.ts';
import { weekdayOf } from './day-text.ts';
import { GameRows } from './game-rows.tsx';
import type { DayInYear } from './group-by-year.ts';
import styles from './on-this-day.module.css';

/** The years of a day: moments, inductions, awards, stories and results of each. */
const DayYears = ({ date, years }: { date: string; years: readonly DayInYear[] }) => (
  <ol className={styles.years}>
    {years.map((each) => (
      <li key={each.year} id={`year-${each.year}`} className={styles.year}>
        <h2 className={styles.number}>
          {each.year}
          <small>{weekdayOf(each.year, date)}</small>
        </h2>
        <div className={styles.items}>
          <Moments moments={each.moments} />
          <Honors {...each} />
          {each.stories.map((story) => (
            <StoryCard
              key={story.id}
              id={story.id}
              href={story.url}
              title={story.title}
              topic={story.sportDisplay || undefined}
              image={story.primaryImage && cardImage(story.primaryImage)}
              variant="row"
            />
          ))}
          <GameRows {...each.games} />
        </div>
      </li>
    ))}
  </ol>
);

const Moments = ({ moments }: Pick<DayInYear, 'moments'>) =>
  moments.map(({ id, title, summary, url, image }) => (
    <article key={id} className={styles.moment}>
      {image && (
        <Picture
          url={image.url}
          focus={image.focus}
          alt={image.altText}
          itemId={id}
          width={720}
          height={405}
          sizes="(max-width: 767px) 100vw, 720px"
        />
      )}
      <h3 className={styles.title}>{url ? <SiteLink href={url}>{title}</SiteLink> : title}</h3>
      {summary && <p>{summary}</p>}
    </article>
  ));

const Honors = ({ classes, awardWinners }: Pick<DayInYear, 'classes' | 'awardWinners'>) => (
  <>
    {classes.map(({ hall, url, members }) => (
      <article key={hall}>
        <h3 className={styles.title}>Inducted into the {url ? <SiteLink href={url}>{hall}</SiteLink> : hall}</h3>
        <ul className={styles.members}>
          {members.map(({ id, title, url: page, years }) => (
            <li key={id}>
              {page ? <SiteLink href={page}>{title}</SiteLink> : title}
              {years && !title.startsWith(years) && <small> {enDashed(years)}</small>}
            </li>
          ))}
        </ul>
      </article>
    ))}
    {awardWinners.map(({ id, title, award, sport, detail }) => (
      <article key={id}>
        <h3 className={styles.title}>
          {title}: {award?.url ? <SiteLink href={award.url}>{award.title}</SiteLink> : award?.title}
        </h3>
        {(sport || detail) && <p>{[sport?.title, detail && enDashed(detail)].filter(Boolean).join(' · ')}</p>}
      </article>
    ))}
  </>
);

export const dayYears = defineMarkup('features/on-this-day/day-years', DayYears);
