import type { PlayerBio } from '../../api/players/schema.ts';
import { mediumDate } from '../../domain/printed-date.ts';
import { sportSlug } from '../../domain/sport.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { FactList } from '../../ui/people/fact-list.tsx';
import { enDashed, withThousands } from '../../web/text.ts';

type Props = { player: Pick<PlayerBio, 'playerId' | 'sport'>; className?: string | undefined };

/** A section with the records of the sport that a player holds or shares; nothing if there are none. */
export async function RecordsHeld({ player: { playerId, sport }, className }: Props) {
  const slug = sportSlug(sport);
  const lists = await getRequestContext().api.records.ofPerson(slug, playerId);
  const facts = lists.flatMap(({ id, title, subject, span, marks }) =>
    marks
      .filter(({ rank }) => rank === 1)
      .map(({ mark, seasons, date, opponent }, index) => ({
        key: `${span} ${id} ${index}`,
        lead: withThousands(mark),
        title: `${title} in a ${span}`,
        detail: [seasons && enDashed(seasons), opponent, date && mediumDate(date)].filter(Boolean).join(', '),
        url: `${href('records', { sportSlug: slug }, { of: subject, span })}#${id}`,
      })),
  );
  if (facts.length === 0) return null;
  return (
    <section className={className} aria-labelledby="records">
      <SectionHeading id="records">Records held</SectionHeading>
      <FactList facts={facts} />
    </section>
  );
}
