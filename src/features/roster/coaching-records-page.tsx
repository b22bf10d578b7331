import { apiPath } from '../../api/api-path.ts';
import { sportSlug } from '../../domain/sport.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Head } from '../../ui/page/head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { enDashed } from '../../web/text.ts';
import { CoachTabs } from './coach-tabs.tsx';
import styles from './coaches-page.module.css';
import { coachingTable } from './coaching-table.markup.tsx';
import type { loadCoachingRecords } from './loads.ts';

export default function CoachingRecordsPage({ data: { records } }: PageProps<typeof loadCoachingRecords>) {
  const { tenant } = getRequestContext();
  const { sport, type, rows, coverage } = records;
  const slug = sportSlug(sport);
  const page = type === 'year' ? 'coachingRecordsByYear' : 'coachingRecordsOverall';
  const title = `${sport.title} Coaching Records by ${type === 'year' ? 'Season' : 'Coach'}`;
  const since = enDashed(rows.at(-1)?.firstSeason ?? '');
  return (
    <>
      <Head
        title={title}
        description={`${title} of ${tenant.name}: wins, losses and ties, overall and in the conference, places and postseasons.`}
        path={href(page, { sportSlug: slug })}
        indexed={rows.length > 0}
      />
      <PageHeader title={title} />
      <CoachTabs sportSlug={slug} current={page} />
      {rows.length === 0 ? (
        <EmptyState title={`No ${sport.title.toLowerCase()} games with a coach have been played yet.`}>
          <p>
            <SiteLink href={href('coaches', { sportSlug: slug })}>{sport.title} coaches</SiteLink>
          </p>
        </EmptyState>
      ) : (
        <>
          <p className={styles.coverage}>{coverage.map(enDashed).join(' ')}</p>
          <Markup
            of={coachingTable}
            props={{ records, id: 'coaching-records', caption: `${sport.title} coaches since ${since}` }}
          />
          <p>
            <a className={styles.csv} href={apiPath(['Coaches', 'records', slug, `${type}.csv`])} download>
              Download as CSV
            </a>
          </p>
        </>
      )}
    </>
  );
}
