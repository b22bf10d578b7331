import type { SportChoice, SubscriptionForm } from '../../domain/subscription.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Head } from '../../ui/page/head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Problems } from './problems.tsx';
import styles from './subscribe.module.css';
import { SubscribeFields } from './subscribe-fields.tsx';
import { headings, SubscribeText } from './subscribe-text.tsx';

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
