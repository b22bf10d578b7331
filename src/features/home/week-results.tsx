import type { EventGame } from '../../api/events/schema.ts';
import { todayIn } from '../../domain/local-time.ts';
import { getRequestContext } from '../../request-context.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import styles from './home-page.module.css';
import { resultsTable } from './results-table.markup.tsx';

const DAYS = 7;

/** The results of the last seven days as a table; nothing in a quiet week. */
export function WeekResults({ games }: { games: readonly EventGame[] }) {
  const { tenant } = getRequestContext();
  const from = Temporal.PlainDate.from(todayIn(tenant.timezone)).subtract({ days: DAYS }).toString();
  const recent = games.filter(({ date, result, placing }) => date.slice(0, 10) >= from && (result || placing));
  if (recent.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="week">
      <SectionHeading id="week">Results of the week</SectionHeading>
      <Markup of={resultsTable} props={{ games: recent }} />
    </section>
  );
}
