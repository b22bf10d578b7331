import type { ScheduleGame } from '../../../api/games/schema.ts';
import { SectionHeading } from '../../../ui/page/section-heading.tsx';
import { DefinitionList } from '../../../ui/tables/definition-list.tsx';
import styles from './around.module.css';

/** What the header of a game before its start does not say; nothing if that is all. */
export function BeforeGame({ game }: { game: ScheduleGame }) {
  const items = [
    { term: 'Promotion', value: game.promotion },
    { term: 'Note', value: game.note },
  ].filter(({ value }) => value);
  if (items.length === 0) return null;
  return (
    <section className={styles.facts} aria-labelledby="game-information">
      <SectionHeading id="game-information">Game information</SectionHeading>
      <DefinitionList items={items} />
    </section>
  );
}
