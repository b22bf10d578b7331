import { getRequestContext } from '../../routing/request-context.ts';
import { TeamLogo } from '../../ui/team-logo.tsx';
import styles from './college-intro.module.css';

/** Intro of a home page without stories. */
export function CollegeIntro({ isEmpty }: { isEmpty: boolean }) {
  const { logo, name, settings } = getRequestContext().tenant;
  return (
    <section
      className={styles.intro}
      data-empty={isEmpty || undefined}
      data-ground="primary"
      aria-label={`${name} Athletics`}
    >
      <div className="content">
        <TeamLogo name={name} url={logo} size={96} />
        <p className={styles.name}>{name} Athletics</p>
        <p>
          {isEmpty
            ? 'Schedules, results and rosters will be published here.'
            : (settings.description ?? 'Schedules, results, rosters and box scores.')}
        </p>
      </div>
    </section>
  );
}
