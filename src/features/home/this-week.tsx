import { todayIn } from '../../domain/local-time.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import styles from './home-page.module.css';
import { weekAround, weekDays } from './week-days.ts';
import { weekGrid } from './week-grid.markup.tsx';

/** Every game of the days around today; nothing in a week without games. */
export async function ThisWeek() {
  const { tenant, api } = getRequestContext();
  const today = todayIn(tenant.timezone);
  const events = await api.calendar.find(weekAround(today));
  const games = events.filter(({ hostedNotOurs }) => !hostedNotOurs);
  if (games.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="week">
      <SectionHeading id="week" more={{ href: href('calendar'), label: 'Calendar of all sports' }}>
        This week
      </SectionHeading>
      <Markup of={weekGrid} props={{ days: weekDays(games, today) }} />
    </section>
  );
}
