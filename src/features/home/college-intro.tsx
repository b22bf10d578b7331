import { athleticsName } from '../../domain/tenant.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { TeamLogo } from '../../ui/games/team-logo.tsx';
import styles from './college-intro.module.css';

/** Intro of a home page without stories. */
export function CollegeIntro({ isEmpty }: { isEmpty: boolean }) {
  const { tenant } = getRequestContext();
  const { logo, name, settings } = tenant;
  return (
    <section
      className={styles.intro}
      data-empty={isEmpty || undefined}
      data-ground="primary"
      aria-label={athleticsName(tenant)}
    >
      <div className="content">
        <TeamLogo name={name} url={logo} size={96} />
        <p className={styles.name}>{athleticsName(tenant)}</p>
        <p>
          {isEmpty
            ? 'Schedules, results and rosters will be published here.'
            : (settings.description ?? 'Schedules, results, rosters and box scores.')}
        </p>
      </div>
    </section>
  );
}
