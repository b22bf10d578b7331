import type { EventGame } from '../../api/events/schema.ts';
import { todayIn } from '../../domain/local-time.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import styles from './home-page.module.css';
import { recentResults } from './recent-results.ts';
import { resultsTable } from './results-table.markup.tsx';

const days = 7;

/** A table of the last seven days' results, or the latest before them. */
export function WeekResults({ games }: { games: readonly EventGame[] }) {
  const { tenant } = getRequestContext();
  const from = Temporal.PlainDate.from(todayIn(tenant.timezone)).subtract({ days: days }).toString();
  const recent = recentResults(games, from);
  if (recent.games.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="week">
      <SectionHeading id="week" more={{ href: href('calendar'), label: 'Calendar of all sports' }}>
        {recent.title}
      </SectionHeading>
      <Markup of={resultsTable} props={{ games: recent.games }} />
    </section>
  );
}
