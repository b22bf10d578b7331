import type { SubscriptionForm } from '../../domain/subscription.ts';
import { athleticsName } from '../../domain/tenant.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import styles from './subscribe.module.css';

export const headings: Record<SubscriptionForm['step'], string> = {
  request: 'News by e-mail',
  requested: 'Check your mail',
  choose: 'Confirm your subscription',
  confirmed: 'You are subscribed',
  unknown: 'This link is no longer valid',
};

/** The text of the mailing list page at each step. */
export const SubscribeText = ({ form: { step, email, token } }: { form: SubscriptionForm }) => {
  const { tenant } = getRequestContext();
  const texts: Record<SubscriptionForm['step'], React.ReactNode> = {
    request: `Game previews, results and ticket offers of ${tenant.name} teams. You can unsubscribe with one click at any time.`,
    requested:
      'We sent you a message with a link. Open the link to confirm your address; the subscription begins then. If the message does not arrive within a few minutes, check your spam folder.',
    choose: `${email} receives news once you confirm. Choose your teams, or none for all news.`,
    confirmed: (
      <>
        {email} receives news from {athleticsName(tenant)}.{' '}
        <SiteLink href={href('unsubscribed', {}, { token })}>Unsubscribe</SiteLink>
      </>
    ),
    unknown: (
      <>
        It was used to unsubscribe, or it has expired after seven days.{' '}
        <SiteLink href={href('subscribe')}>Subscribe again</SiteLink>
      </>
    ),
  };
  return (
    <p className={styles.lead} role={step === 'request' ? undefined : 'status'}>
      {texts[step]}
    </p>
  );
};
