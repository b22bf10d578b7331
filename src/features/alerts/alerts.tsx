import { getRequestContext } from '../../request-context.ts';
import { beforePaint } from './before-paint.ts';
import { AlertList } from './client/alert-list.tsx';
import { ALERTS_SHOWN, listedAlerts } from './client/listed-alerts.ts';
import styles from './client/alert-list.module.css';

/** What the college has to say above every page; nothing where there is nothing to say. */
export async function Alerts() {
  const { api, isPayload, nonce, tenant } = getRequestContext();
  const alerts = listedAlerts(await api.alerts.active(), Date.now());
  if (alerts.length === 0) return null;
  return (
    <section className={styles.region} aria-label="Alerts">
      <AlertList alerts={alerts} maximum={tenant.settings.config?.alertsShown ?? ALERTS_SHOWN} />
      {/* a script that comes with a soft navigation does not run; there the island is at work already */}
      {!isPayload && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: beforePaint }} />}
    </section>
  );
}
