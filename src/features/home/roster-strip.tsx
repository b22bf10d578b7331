import { type Sport, sportSlug } from '../../domain/sport.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { enDashed } from '../../web/text.ts';
import styles from './home-page.module.css';
import { rosterPortraits } from './roster-portraits.markup.tsx';

/** Maximum number of players in the scrolling row; the roster page has the others. */
const shown = 12;

/** The head coach and players of the current roster, those with a picture and captains first; nothing without a roster. */
export async function RosterStrip({ sport }: { sport: Sport }) {
  const slug = sportSlug(sport);
  const roster = await getRequestContext().api.rosters.find(slug);
  if (!roster || roster.players.length === 0) return null;
  const players = roster.players
    .toSorted(
      (a, b) => Number(b.isCaptain) - Number(a.isCaptain) || Number(a.image.isDefault) - Number(b.image.isDefault),
    )
    .slice(0, shown);
  const coach = roster.coaches.find(({ isHeadCoach }) => isHeadCoach);
  return (
    <section className={styles.section} aria-labelledby="roster">
      <SectionHeading id="roster" more={{ href: href('roster', { slug }), label: 'Full roster' }}>
        {enDashed(roster.season.title)} roster
      </SectionHeading>
      <Markup of={rosterPortraits} props={{ players, coach }} />
    </section>
  );
}
