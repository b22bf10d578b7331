import type { ScheduleGame } from '../../../api/games/schema.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { SectionHeading } from '../../../ui/section-heading.tsx';
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
