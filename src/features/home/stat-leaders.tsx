import { type Sport, sportSlug } from '../../domain/sport.ts';
import { getSeasonBook } from '../../domain/stats/season/season-books.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { enDashed } from '../../web/text.ts';
import { findLeaders } from './find-leaders.ts';
import styles from './home-page.module.css';
import { leaderCards } from './leader-cards.markup.tsx';

/** The statistical leaders of the current season, or of the newest with statistics; nothing if there are none. */
export async function StatLeaders({ sport }: { sport: Sport }) {
  const { api } = getRequestContext();
  const slug = sportSlug(sport);
  if (!getSeasonBook(sport.family) || !sport.seasonTitle) return null;
  const current = await api.stats.season(slug, sport.seasonTitle, { view: 'leaders' });
  const newest = current?.sheets.length === 0 ? current.seasons[0]?.title : undefined;
  const stats = newest === undefined ? current : await api.stats.season(slug, newest, { view: 'leaders' });
  if (!stats) return null;
  const { title } = stats.season;
  const leaders = findLeaders(stats.sheets, (await api.rosters.bySport(slug, { season: title }))?.players ?? []);
  if (leaders.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="leaders">
      <SectionHeading
        id="leaders"
        more={{
          href: href('cumeStats', { sportSlug: slug, season: title }, { view: 'leaders' }),
          label: 'All leaders',
        }}
      >
        {enDashed(title)} leaders
      </SectionHeading>
      <Markup of={leaderCards} props={{ leaders }} />
    </section>
  );
}
