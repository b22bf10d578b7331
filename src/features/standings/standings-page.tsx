import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { enDashed } from '../../web/text.ts';
import type { loadStandings } from './loads.ts';
import { StandingsHead } from './standings-head.tsx';
import { standingsView } from './standings-view.markup.tsx';

export default function StandingsPage({ data: { standings, slug, isNamed } }: PageProps<typeof loadStandings>) {
  const { logo } = getRequestContext().tenant;
  const { sport, season } = standings;
  const title = `${enDashed(season.title)} ${sport.title} Standings`;
  const path = href('standings', { sportSlug: slug, ...(isNamed && { season: season.title }) });
  return (
    <>
      <StandingsHead standings={standings} slug={slug} title={title} path={path} />
      <Markup of={standingsView} props={{ standings, slug, title, logo }} />
    </>
  );
}
