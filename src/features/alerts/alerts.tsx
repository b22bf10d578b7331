import { getRequestContext } from '../../routing/request-context.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { alertLines } from './alert-lines.markup.tsx';
import styles from './alert-lines.module.css';
import { beforePaint } from './before-paint.ts';
import { AlertBehavior } from './client/alert-behavior.tsx';
import { defaultMaxAlerts, listedAlerts } from './client/listed-alerts.ts';

/** The college's alerts above every page. */
export async function Alerts() {
  const { api, inlineCode, isPayload, tenant } = getRequestContext();
  const alerts = listedAlerts(await api.alerts.active(), Date.now());
  if (alerts.length === 0) return null;
  inlineCode.early(beforePaint);
  return (
    <section className={styles.region} aria-label="Alerts">
      <Markup
        of={alertLines}
        props={{
          alerts,
          maximum: tenant.settings.config?.defaultMaxAlerts ?? defaultMaxAlerts,
          // after a soft navigation, the behavior is already loaded
          isDocument: !isPayload,
        }}
      />
      <AlertBehavior />
    </section>
  );
}
