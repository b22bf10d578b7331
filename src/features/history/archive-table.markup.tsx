import type { ArchivedSeason } from '../../api/history/schema.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { StatTable } from '../../ui/tables/stat-table.tsx';
import { enDashed } from '../../web/text.ts';
import { archiveLinks } from './archive-links.ts';

type Props = { slug: string; seasons: readonly ArchivedSeason[]; caption: string };

/** The past seasons with links to the content of each. */
function ArchiveTable({ slug, seasons, caption }: Props) {
  const rows = seasons.map((season) => ({ season, links: archiveLinks(slug, season) }));
  const labels = [...new Set(rows.flatMap(({ links }) => links.map(({ label }) => label)))];
  return (
    <StatTable
      id="archives"
      caption={caption}
      rowLabel="Season"
      hasShortRows
      columns={labels.map((label) => ({ key: label, label, kind: 'text' as const }))}
      rows={rows.map(({ season, links }) => ({
        id: season.title,
        header: enDashed(season.title),
        cells: Object.fromEntries(
          links.map(({ label, href }) => [
            label,
            <SiteLink key={label} href={href} aria-label={`${enDashed(season.title)} ${label.toLowerCase()}`}>
              {label}
            </SiteLink>,
          ]),
        ),
      }))}
    />
  );
}

export const archiveTable = defineMarkup('features/history/archive-table', ArchiveTable);
