import { todayIn } from '../../domain/local-time.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import type { LeaderCard } from './find-leaders.ts';
import styles from './home-page.module.css';
import { leaderCards } from './leader-cards.markup.tsx';
import { weekFigure } from './week-figure.ts';

const days = 7;
const shown = 4;

/** The best performances of the last seven days, one per sport; nothing without box scores. */
export async function WeekLeaders() {
  const { tenant, api } = getRequestContext();
  const today = todayIn(tenant.timezone);
  const from = Temporal.PlainDate.from(today).subtract({ days }).toString();
  const found = await api.leaders({ from, to: today });
  if (found.length === 0) return null;
  const leaders = found.slice(0, shown).map(
    ({ sport, figure, text, player, game }): LeaderCard => ({
      category: sport.title,
      ...weekFigure({ figure, text, game }),
      name: player.name,
      url: player.url,
      portrait:
        player.image && player.rosterPlayerId !== null ? { id: player.rosterPlayerId, image: player.image } : undefined,
      jersey: player.jerseyNumber ?? undefined,
    }),
  );
  return (
    <section className={styles.section} aria-labelledby="week-leaders">
      <SectionHeading id="week-leaders">Leaders of the week</SectionHeading>
      <Markup of={leaderCards} props={{ leaders }} />
    </section>
  );
}
