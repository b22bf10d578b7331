import type { ScheduleGame } from '../../api/games/schema.ts';
import { mediumDate } from '../../domain/printed-date.ts';
import { sportSlug } from '../../domain/sport.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { ResultMark } from '../../ui/games/result-mark.tsx';
import { Score } from '../../ui/games/score.tsx';
import { TeamLogo } from '../../ui/games/team-logo.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import styles from './other-results.module.css';

/** The sport's latest results other than this game. */
export async function OtherResults({ game }: { game: ScheduleGame }) {
  const { items } = await getRequestContext().api.events.results({ sportId: game.sport.id, size: 6 });
  const others = items.filter(({ id, result }) => id !== game.id && result !== null).slice(0, 5);
  if (others.length === 0) return null;
  const globalSportNameSlug = sportSlug(game.sport);
  return (
    <section className={styles.results} aria-labelledby="other-results">
      <SectionHeading
        id="other-results"
        more={{
          href: href('schedule', { globalSportNameSlug, seasonTitle: game.season.title }),
          label: 'Full schedule',
        }}
      >
        Latest results
      </SectionHeading>
      <ul>
        {others.map(({ id, venueDate, opponent, locationIndicator, result, overtime, boxscoreUrl }) => (
          <li key={id} className={styles.result}>
            <time dateTime={venueDate.slice(0, 10)}>{mediumDate(venueDate)}</time>
            <span className={styles.opponent}>
              {opponent.id !== null && (
                <>
                  {locationIndicator === 'A' ? 'at' : 'vs'}{' '}
                  <TeamLogo name={opponent.name} url={opponent.image} size={24} />
                </>
              )}
              <b>{opponent.title}</b>
            </span>
            <span className={styles.score}>
              {result && result.status !== 'N' && <ResultMark result={result.status} />}
              {result?.teamScore != null && result.opponentScore != null && (
                <Score first={Number(result.teamScore)} second={Number(result.opponentScore)} note={overtime} />
              )}
              {boxscoreUrl && (
                <SiteLink href={boxscoreUrl} aria-label={`Box score, ${opponent.title}`}>
                  Box score
                </SiteLink>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
