import type { SeasonStaff } from '../../api/staff/schema.ts';
import { sportSlug } from '../../domain/sport.ts';
import type { PageProps } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { SeasonPicker } from '../../ui/controls/season-picker.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { enDashed } from '../../web/text.ts';
import { CoachTabs } from './coach-tabs.tsx';
import { CoachesHead, coachesTitle } from './coaches-head.tsx';
import styles from './coaches-page.module.css';
import type { loadCoaches } from './loads.ts';
import { staffTable } from './staff-table.markup.tsx';

export default function CoachesPage({ data: { staff, hasRecords } }: PageProps<typeof loadCoaches>) {
  const { sport, season, seasons, coaches, support } = staff;
  const slug = sportSlug(sport);
  return (
    <>
      <CoachesHead staff={staff} />
      <PageHeader title={coachesTitle(staff)}>
        <SeasonPicker
          seasons={seasons.map(({ id, title }) => ({
            title: enDashed(title),
            href: href('coaches', { sportSlug: slug, season: title }),
            current: id === season?.id,
          }))}
        />
      </PageHeader>
      {hasRecords && <CoachTabs sportSlug={slug} current="coaches" />}
      {coaches.length > 0 ? (
        <Markup
          className={styles.section}
          of={staffTable}
          props={{ id: 'coaching-staff', caption: 'Coaching staff', people: coaches }}
        />
      ) : (
        <NoCoaches staff={staff} />
      )}
      {support.length > 0 && (
        <Markup
          className={styles.section}
          of={staffTable}
          props={{ id: 'support-staff', caption: 'Support staff', people: support }}
        />
      )}
      <p className={styles.more}>
        <SiteLink href={href('sportStaff', { sportDepartment: slug })}>{sport.title} staff</SiteLink>
        {season && (
          <SiteLink href={href('roster', { slug, season: season.title })}>
            {enDashed(season.title)} {sport.title} roster
          </SiteLink>
        )}
      </p>
    </>
  );
}

function NoCoaches({ staff: { sport, season } }: { staff: SeasonStaff }) {
  const slug = sportSlug(sport);
  return (
    <EmptyState
      title={`No ${sport.title.toLowerCase()} coaches are listed${season ? ` for ${enDashed(season.title)}` : ' yet'}.`}
    >
      <p>
        <SiteLink href={href('sport', { slug })}>{sport.title} home</SiteLink>
      </p>
    </EmptyState>
  );
}
