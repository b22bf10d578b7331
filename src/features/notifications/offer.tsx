import { NotificationForm } from './client/notification-form.tsx';
import styles from './notifications.module.css';

type Props = { publicKey: string; sports: readonly { id: number; title: string }[] };

/** Explains notifications, with the form that turns them on. */
export const Offer = ({ publicKey, sports }: Props) => (
  <>
    <p className={styles.lead}>
      Scores of the teams you choose, on this device, as they happen. Each game has one notification, which shows its
      latest score.
    </p>
    <noscript>
      <p className={styles.message}>Notifications need JavaScript, which is off in this browser.</p>
    </noscript>
    <NotificationForm publicKey={publicKey} sports={sports} />
    <h2 className={styles.heading}>Before you turn them on</h2>
    <ul className={styles.facts}>
      <li>Your browser asks for permission. You can turn notifications off here or in its settings.</li>
      <li>On an iPhone or iPad, add the site to the Home Screen and open it from there.</li>
      <li>The site stores the address that your browser creates for notifications, and no name or e-mail address.</li>
    </ul>
  </>
);
