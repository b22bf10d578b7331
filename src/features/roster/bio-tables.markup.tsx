import type { PlayerBio, PlayerSeason } from '../../api/players/schema.ts';
import type { CareerStats } from '../../api/season-stats/schema.ts';
import { sportSlug } from '../../domain/sport.ts';
import { getSportStats } from '../../domain/stats/families.ts';
import { getSeasonBook } from '../../domain/stats/season/season-books.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { type StatColumn, StatTable } from '../../ui/tables/stat-table.tsx';
import { enDashed, withThousands } from '../../web/text.ts';
import styles from './bio-page.module.css';
import { GameLog } from './game-log.tsx';

/** A player's seasons, season and career statistics, and game log. */
function BioTables({ player, career }: { player: PlayerBio; career: CareerStats['sheets'] }) {
  const tables = getSportStats(player.sport.family)?.tables ?? [];
  const sources = [...new Set(career.flatMap(({ rows }) => rows.flatMap(({ source }) => source ?? [])))];
  // the page of statistics lists public rosters
  const isPublic = !player.url.startsWith('/hidden/');
  return (
    <>
      <GameLog
        player={player}
        tables={tables}
        hasSeason={isPublic && career.some(({ rows }) => rows.some(({ name }) => name === player.season.title))}
      />
      <section className={styles.section} aria-labelledby="seasons">
        <SectionHeading id="seasons" more={statsLink(player)}>
          Seasons
        </SectionHeading>
        <div className={styles.log} data-narrow>
          <StatTable
            id="season-list"
            caption="Seasons on the roster"
            rowLabel="Season"
            hasShortRows
            explain={false}
            columns={seasonColumns(player.seasons)}
            rows={player.seasons.map((season) => ({
              id: season.rosterPlayerId,
              header: <SeasonName season={season} shownId={player.rosterPlayerId} />,
              cells: {
                sport: season.sportTitle,
                number: season.jerseyNumber ?? undefined,
                position: season.positionShort ?? undefined,
                class: season.academicYearShort ?? undefined,
                played: season.gamesPlayed || undefined,
                started: season.gamesPlayed ? season.gamesStarted : undefined,
              },
            }))}
          />
        </div>
        {career.map(({ section, caption, columns, rows, foot }) => (
          <StatTable
            key={section}
            id={section}
            caption={caption}
            rowLabel="Season"
            hasShortRows
            columns={columns.map((column) => ({ ...column, ...headingOf(column) }))}
            rows={rows.map((row) => ({
              id: row.name,
              header: (
                <>
                  {row.url && row.url !== player.url ? (
                    <SiteLink href={row.url}>{enDashed(row.name)}</SiteLink>
                  ) : (
                    enDashed(row.name)
                  )}
                  {row.source && '*'}
                </>
              ),
              cells: cellsOf(columns, row),
            }))}
            totals={foot.map((row) => ({ id: 'career', header: row.name, cells: cellsOf(columns, row) }))}
          />
        ))}
        {sources.length > 0 && <p>* Season totals without box scores. Source: {sources.join('; ')}.</p>}
      </section>
    </>
  );
}

/** Columns of the list of seasons; includes the sport only if it changed, and games only if there were any. */
const seasonColumns = (seasons: readonly PlayerSeason[]): StatColumn[] => [
  ...(new Set(seasons.map(({ sportTitle }) => sportTitle)).size > 1
    ? [{ key: 'sport', label: 'Sport', kind: 'text' } as const]
    : []),
  { key: 'number', label: 'No.' },
  { key: 'position', label: 'Pos.', kind: 'text' },
  { key: 'class', label: 'Class', kind: 'text' },
  ...(seasons.some(({ gamesPlayed }) => gamesPlayed)
    ? [
        { key: 'played', label: 'Games' },
        { key: 'started', label: 'Starts' },
      ]
    : []),
];

/** The team's season statistics, in sports that have them. */
function statsLink({ sport, season }: PlayerBio) {
  if (!getSeasonBook(sport.family)) return undefined;
  return {
    href: href('cumeStats', { sportSlug: sportSlug(sport), season: season.title }),
    label: `${enDashed(season.title)} ${sport.title} statistics`,
  };
}

type Sheet = CareerStats['sheets'][number];

/** Headings of grouped columns include their group: "FG FGM" becomes "FGM", but "Rebounds AVG" stays. */
const headingOf = ({ over, heading, title }: Sheet['columns'][number]) => ({
  label: over && heading === 'AVG' ? `${over} AVG` : over && heading === 'TOT' ? over : heading,
  name: title,
});

const cellsOf = (columns: Sheet['columns'], { cells }: Sheet['rows'][number]) =>
  Object.fromEntries(
    columns.map(({ key }, index) => {
      const cell = cells[index] ?? undefined;
      return [key, cell && withThousands(cell)];
    }),
  );

const SeasonName = ({ season, shownId }: { season: PlayerSeason; shownId: number }) =>
  season.rosterPlayerId === shownId ? (
    enDashed(season.seasonTitle)
  ) : (
    <SiteLink href={season.url}>{enDashed(season.seasonTitle)}</SiteLink>
  );

export const bioTables = defineMarkup('features/roster/bio-tables', BioTables);
