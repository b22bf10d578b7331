import type { RosterStaff as Staff } from '../../api/rosters/schema.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import styles from './roster-page.module.css';
import { staffCards } from './staff-cards.markup.tsx';

/** Coaches or support staff below the players; nothing without any. */
export function RosterStaff({ id, title, people }: { id: string; title: string; people: readonly Staff[] }) {
  if (people.length === 0) return null;
  return (
    <section className={styles.staff} aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      <Markup of={staffCards} props={{ people }} />
    </section>
  );
}
