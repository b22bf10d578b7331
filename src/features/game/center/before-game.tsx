import type { ScheduleGame } from '../../../api/games/schema.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import styles from './around.module.css';
import { venueText } from './venue-text.ts';
import { whenText } from './when-text.ts';

/** The game center of a game without live scoring. */
export const BeforeGame = ({ game }: { game: ScheduleGame }) => (
  <section className={styles.facts} aria-labelledby="game-information">
    <SectionHeading id="game-information">Game information</SectionHeading>
    <DefinitionList
      items={[
        { term: 'When', value: whenText(game) },
        { term: 'Where', value: venueText(game) },
        { term: 'Television', value: game.media.tv },
        { term: 'Radio', value: game.media.radio },
        { term: 'Game', value: kindOf(game) },
        { term: 'Promotion', value: game.promotion },
        { term: 'Note', value: game.note },
      ]}
    />
  </section>
);

const kindOf = ({ conferenceTournament, conference, isExhibition, doubleheader, tournament }: ScheduleGame): string =>
  [
    conferenceTournament ? 'Conference tournament' : conference && 'Conference game',
    isExhibition && 'Exhibition',
    doubleheader > 0 && `Game ${doubleheader} of a doubleheader`,
    tournament?.title,
  ]
    .filter(Boolean)
    .join(', ');
