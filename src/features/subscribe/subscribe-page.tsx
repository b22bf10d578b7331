import type { SportChoice, SubscriptionForm } from '../../domain/subscription.ts';
import { athleticsName } from '../../domain/tenant.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Head } from '../../ui/page/head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Problems } from './problems.tsx';
import styles from './subscribe.module.css';
import { SubscribeFields } from './subscribe-fields.tsx';

const headings: Record<SubscriptionForm['step'], string> = {
  request: 'News by e-mail',
  requested: 'Check your mail',
  choose: 'Confirm your subscription',
  confirmed: 'You are subscribed',
  unknown: 'This link is no longer valid',
};

/** The text of the mailing list page at each step. */
const SubscribeText = ({ form: { step, email, token } }: { form: SubscriptionForm }) => {
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

type Props = { data: { form: SubscriptionForm; sports: SportChoice[] } };

/** The mailing list: a form handled by `middleware/subscription-pages`, then the confirmation of the address. */
export default function SubscribePage({ data: { form, sports } }: Props) {
  const { tenant } = getRequestContext();
  const { step, problems } = form;
  const hasForm = step === 'request' || step === 'choose';
  return (
    <div className={styles.page}>
      <Head
        title={problems.length > 0 ? `Error: ${headings[step]}` : headings[step]}
        description={`News, scores and ticket offers of ${tenant.name} teams by e-mail.`}
        path={href('subscribe')}
        items={[]}
        indexed={step === 'request' && problems.length === 0}
      />
      <Problems problems={problems} />
      <PageHeader title={headings[step]} />
      <SubscribeText form={form} />
      {hasForm && <SubscribeFields form={form} sports={sports} />}
      <p className={styles.other}>
        Other ways to follow {tenant.shortName}: <SiteLink href={href('rssFeeds')}>RSS feeds</SiteLink>,{' '}
        <SiteLink href={href('subscribeCalendar')}>calendars</SiteLink> and{' '}
        <SiteLink href={href('socialAccounts')}>social media</SiteLink>.
      </p>
    </div>
  );
}
