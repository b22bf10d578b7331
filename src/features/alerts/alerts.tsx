import { getRequestContext } from '../../routing/request-context.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { alertLines } from './alert-lines.markup.tsx';
import styles from './alert-lines.module.css';
import { beforePaint } from './before-paint.ts';
import { AlertBehavior } from './client/alert-behavior.tsx';
import { alertsShown, listedAlerts } from './client/listed-alerts.ts';

/** What the college has to say above every page; nothing where there is nothing to say. */
export async function Alerts() {
  const { api, isPayload, nonce, tenant } = getRequestContext();
  const alerts = listedAlerts(await api.alerts.active(), Date.now());
  if (alerts.length === 0) return null;
  return (
    <section className={styles.region} aria-label="Alerts">
      <Markup of={alertLines} props={{ alerts, maximum: tenant.settings.config?.alertsShown ?? alertsShown }} />
      {/* a script that comes with a soft navigation does not run; there the behavior is at work already */}
      {!isPayload && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: beforePaint }} />}
      <AlertBehavior />
    </section>
  );
}
