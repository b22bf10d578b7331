import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { LogOut } from './log-out.tsx';
import styles from './staff-bar.module.css';

/** A notice on hidden pages that only staff can see the page. */
export const StaffBar = () => {
  const { route, staff } = getRequestContext();
  if (route?.access !== 'hidden' || route.pageType === 'account' || !staff) return null;
  return (
    <section className={styles.bar} aria-label="Staff preview">
      <div className={`content ${styles.inner}`}>
        <p>
          <strong>Staff preview.</strong> Only staff can see this page. <span>Logged in as {staff.name}.</span>{' '}
          <a href={href('hiddenAccount')}>Your account</a>
        </p>
        <LogOut token={staff.formToken} />
      </div>
    </section>
  );
};
