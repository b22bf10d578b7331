import type { Standings } from '../../api/standings/schema.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { linesAround } from '../../ui/standings/standings-text.ts';
import { enDashed } from '../../web/text.ts';
import { briefStandings } from './brief-standings.markup.tsx';

const shown = 6;

/** The standings lines around the college's own; nothing without standings. */
export function StandingsSection({ standings, slug }: { standings: Standings | undefined; slug: string }) {
  const { logo } = getRequestContext().tenant;
  const table = standings?.tables.find(({ rows }) => rows.some(({ isOurs }) => isOurs)) ?? standings?.tables[0];
  if (!standings || !table) return null;
  const caption = [enDashed(standings.season.title), table.title ?? standings.conference?.title]
    .filter(Boolean)
    .join(' ');
  return (
    <section aria-labelledby="standings">
      <SectionHeading id="standings" more={{ href: href('standings', { sportSlug: slug }), label: 'Full standings' }}>
        Standings
      </SectionHeading>
      <Markup of={briefStandings} props={{ caption, teams: linesAround(table.rows, shown), logo }} />
    </section>
  );
}
