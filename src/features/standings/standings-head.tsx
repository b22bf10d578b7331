import type { Standings } from '../../api/standings/schema.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { breadcrumbList } from '../../ui/page/breadcrumb-list.ts';
import { Head } from '../../ui/page/head.tsx';
import { JsonLd } from '../../ui/page/json-ld.tsx';
import { enDashed } from '../../web/text.ts';

type Props = {
  standings: Standings;
  slug: string;
  title: string;
  /** Path of the page. */
  path: string;
};

/** Title, metadata and JSON-LD of standings. */
export function StandingsHead({ standings: { sport, conference, tables }, slug, title, path }: Props) {
  const { tenant } = getRequestContext();
  const own = tables.flatMap(({ rows }) => rows).find(({ isOurs }) => isOurs);
  const records = own && [
    `${enDashed(own.conference)} in the conference`,
    own.overall && `${enDashed(own.overall)} overall`,
  ];
  return (
    <>
      <Head
        title={title}
        description={[
          `${conference?.title ?? 'Conference'} ${sport.title.toLowerCase()} standings.`,
          records && `${tenant.shortName}: ${records.filter(Boolean).join(', ')}.`,
        ]
          .filter(Boolean)
          .join(' ')}
        path={path}
        items={[]}
        indexed={tables.length > 0}
      />
      <JsonLd
        data={breadcrumbList([
          { name: sport.title, path: href('sport', { slug }) },
          { name: title, path },
        ])}
      />
    </>
  );
}
