import type { StaffBio } from '../../api/staff/schema.ts';
import { sportSlug } from '../../domain/sport.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { StatTable } from '../../ui/tables/stat-table.tsx';
import { enDashed } from '../../web/text.ts';
import styles from './bio-page.module.css';
import { printSeasons, recordCells, recordColumnsOf } from './coaching-record-cells.ts';

/** The seasons of a coach or staff member, and the record as head coach. */
const StaffSeasons = ({ member }: { member: StaffBio }) => (
  <>
    {member.coached.map((coached) => (
      <HeadCoachRecords key={coached.sport.id} coached={coached} isOnly={member.coached.length === 1} />
    ))}
    <section className={styles.section} aria-labelledby="seasons">
      <SectionHeading id="seasons">Seasons</SectionHeading>
      <StatTable
        id="season-list"
        caption="Seasons on the staff"
        rowLabel="Season"
        hasShortRows
        columns={[
          { key: 'sport', label: 'Sport', kind: 'text' },
          { key: 'title', label: 'Title', kind: 'text' },
        ]}
        rows={member.seasons.map(({ seasonTitle, sportTitle, title, url }) => ({
          id: url,
          header: url === member.url ? enDashed(seasonTitle) : <SiteLink href={url}>{enDashed(seasonTitle)}</SiteLink>,
          cells: { sport: sportTitle, title },
        }))}
      />
    </section>
  </>
);

type Coached = StaffBio['coached'][number];

function HeadCoachRecords({ coached: { sport, rows, total }, isOnly }: { coached: Coached; isOnly: boolean }) {
  const id = `record-${sport.id}`;
  const title = isOnly ? 'Record as head coach' : `Record as head coach, ${sport.title}`;
  const slug = sportSlug(sport);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHeading
        id={id}
        more={{ href: href('coachingRecordsByYear', { sportSlug: slug }), label: `${sport.title} coaching records` }}
      >
        {title}
      </SectionHeading>
      <StatTable
        id={`${id}-seasons`}
        caption={`${sport.title} by season`}
        rowLabel="Season"
        hasShortRows
        columns={recordColumnsOf(rows, true)}
        rows={rows.map((row) => ({ id: row.firstSeason, header: <Season row={row} />, cells: recordCells(row) }))}
        totals={
          rows.length > 1
            ? total.map((row) => ({
                id: row.firstSeason,
                header: total.length > 1 ? printSeasons(row) : 'Total',
                cells: { ...recordCells(row) },
              }))
            : []
        }
      />
      <Notes rows={rows} />
    </section>
  );
}

const Season = ({ row }: { row: Coached['rows'][number] }) =>
  row.scheduleUrl ? <SiteLink href={row.scheduleUrl}>{printSeasons(row)}</SiteLink> : printSeasons(row);

const Notes = ({ rows }: Pick<Coached, 'rows'>) =>
  rows
    .filter(({ notes }) => notes.length > 0)
    .map((row) => (
      <p key={row.firstSeason} className={styles.legend}>
        {printSeasons(row)}: {row.notes.map(enDashed).join(' ')}
      </p>
    ));

export const staffSeasons = defineMarkup('features/roster/staff-seasons', StaffSeasons);
