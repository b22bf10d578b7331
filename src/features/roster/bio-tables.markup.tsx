import type { PlayerBio, PlayerSeason } from '../../api/players/schema.ts';
import { getSportStats } from '../../domain/stats/families.ts';
import { enDashed } from '../../domain/text.ts';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { StatTable } from '../../ui/stat-table.tsx';
import styles from './bio-page.module.css';
import { type Figures, figureTables } from './figures.ts';
import { GameLog } from './game-log.tsx';

/** A player's seasons, season and career statistics, and game log. */
function BioTables({ player }: { player: PlayerBio }) {
  const tables = getSportStats(player.sport.family)?.tables ?? [];
  const sameSport = player.seasons.filter(({ sportSlug }) => sportSlug === sportSlugOf(player));
  return (
    <>
      <section className={styles.section} aria-labelledby="seasons">
        <SectionHeading id="seasons">Seasons</SectionHeading>
        <StatTable
          id="season-list"
          caption="Seasons on the roster"
          rowLabel="Season"
          explain={false}
          columns={[
            { key: 'sport', label: 'Sport', kind: 'text' },
            { key: 'number', label: 'No.' },
            { key: 'position', label: 'Pos.', kind: 'text' },
            { key: 'class', label: 'Class', kind: 'text' },
            { key: 'played', label: 'Games' },
            { key: 'started', label: 'Starts' },
          ]}
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
        {figureTables(tables, [figuresOf(player.career)], true).map((table) => (
          <StatTable
            key={table.key}
            id={`career-${table.key}`}
            caption={table.title}
            rowLabel="Season"
            columns={table.columns}
            rows={sameSport
              .filter((season) => table.lists(figuresOf(season)))
              .map((season) => ({
                id: season.rosterPlayerId,
                header: <SeasonName season={season} shownId={player.rosterPlayerId} />,
                cells: table.cellsOf(season.stats),
              }))}
            totals={[{ id: 'career', header: 'Career', cells: table.cellsOf(player.career.stats) }]}
          />
        ))}
      </section>
      <GameLog player={player} tables={tables} />
    </>
  );
}

const figuresOf = ({ stats, gamesPlayed }: PlayerBio['career']): Figures => ({ stats, played: gamesPlayed > 0 });

const SeasonName = ({ season, shownId }: { season: PlayerSeason; shownId: number }) =>
  season.rosterPlayerId === shownId ? (
    enDashed(season.seasonTitle)
  ) : (
    <SiteLink href={season.url}>{enDashed(season.seasonTitle)}</SiteLink>
  );

const sportSlugOf = ({ sport }: PlayerBio) => sport.globalSportNameSlug ?? sport.shortName;

export const bioTables = defineMarkup('features/roster/bio-tables', BioTables);
