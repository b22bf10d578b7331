import type { EventGame } from '../../api/events/schema.ts';
import { href } from '../../routing/routes.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { resultList } from './result-list.markup.tsx';

type Props = {
  /** Newest first. */
  games: readonly EventGame[];
  slug: string;
  isMeet: boolean;
};

const shown = 5;

/** The last five results, or finishes of meets. */
export function LastResults({ games, slug, isMeet }: Props) {
  const reported = games.filter(({ result, placing }) => result || placing).slice(0, shown);
  if (reported.length === 0) return null;
  return (
    <section aria-labelledby="results">
      <SectionHeading id="results" more={{ href: href('results', { sportSlug: slug }), label: 'All results' }}>
        {isMeet ? 'Latest finishes' : 'Last results'}
      </SectionHeading>
      <Markup of={resultList} props={{ games: reported }} />
    </section>
  );
}
