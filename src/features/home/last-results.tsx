import type { EventGame } from '../../api/events/schema.ts';
import { href } from '../../routing/routes.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { resultList } from './result-list.markup.tsx';

type Props = {
  /** Newest first. */
  games: readonly EventGame[];
  slug: string;
};

const shown = 5;

/** The last five results, or finishes at meets, from the season of the latest one. */
export function LastResults({ games, slug }: Props) {
  const reported = games.filter(({ result, placing }) => result || placing);
  const [latest] = reported;
  if (!latest) return null;
  const ofSeason = reported.filter(({ season }) => season.id === latest.season.id).slice(0, shown);
  return (
    <section aria-labelledby="results">
      <SectionHeading id="results" more={{ href: href('results', { sportSlug: slug }), label: 'All results' }}>
        {ofSeason.every(({ result }) => result === null) ? 'Latest finishes' : 'Last results'}
      </SectionHeading>
      <Markup of={resultList} props={{ games: ofSeason }} />
    </section>
  );
}
