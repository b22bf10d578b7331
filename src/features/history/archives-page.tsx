import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Head } from '../../ui/page/head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { archiveLists } from './archive-lists.markup.tsx';
import styles from './history.module.css';
import type { loadArchives } from './loads.ts';

/** The past seasons of all sports. */
export default function ArchivesPage({ data: { archives } }: PageProps<typeof loadArchives>) {
  const { tenant } = getRequestContext();
  return (
    <>
      <Head
        title="Archives"
        description={`Archives of ${tenant.name}: schedules, rosters, coaches, statistics and stories of past seasons.`}
        path={href('archives')}
        indexed={archives.length > 0}
      />
      <PageHeader title="Archives" />
      {archives.length > 0 ? (
        <>
          <p className={styles.intro}>
            Past seasons of {tenant.shortName} teams. Everyone who was on a roster is in the{' '}
            <SiteLink href={href('historicalRoster')}>historical roster</SiteLink>, stories of every year are under{' '}
            <SiteLink href={href('news')}>News</SiteLink>. See also{' '}
            <SiteLink href={href('moments')}>great moments</SiteLink> and what happened{' '}
            <SiteLink href={href('onThisDay')}>on this day</SiteLink>.
          </p>
          <Markup of={archiveLists} props={{ archives }} />
        </>
      ) : (
        <EmptyState title="No season has ended yet.">
          <p>
            <SiteLink href={href('home')}>{tenant.shortName} Athletics home</SiteLink>
          </p>
        </EmptyState>
      )}
    </>
  );
}
