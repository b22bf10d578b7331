import type { UnsubscribeForm } from '../../domain/subscription.ts';
import { athleticsName } from '../../domain/tenant.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Head } from '../../ui/page/head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import styles from './subscribe.module.css';

const headings = { ask: 'Unsubscribe', done: 'You are unsubscribed', unknown: 'You are unsubscribed' };

/** The page behind the unsubscribe link of a message. It has a button, because mail scanners open links. */
export default function UnsubscribedPage({ data: { form } }: { data: { form: UnsubscribeForm } }) {
  const { tenant } = getRequestContext();
  const { step, token, email } = form;
  return (
    <div className={styles.page}>
      <Head
        title={headings[step]}
        description={`The mailing list of ${tenant.name} athletics.`}
        path={href('unsubscribed')}
        items={[]}
      />
      <PageHeader title={headings[step]} />
      {step === 'ask' ? (
        <>
          <p className={styles.lead}>
            {email} will receive no more news from {athleticsName(tenant)}.
          </p>
          <form className={styles.form} method="post" action={href('unsubscribed')}>
            <input type="hidden" name="token" value={token} />
            <Button type="submit" look={{ theme: 'light-theme', size: 'large' }}>
              Unsubscribe
            </Button>
          </form>
        </>
      ) : (
        <p className={styles.lead} role="status">
          You receive no more news from {athleticsName(tenant)}. Your address was deleted.
        </p>
      )}
      <p className={styles.other}>
        <SiteLink href={href('subscribe')}>Subscribe again</SiteLink> or go to the{' '}
        <SiteLink href={href('home')}>home page</SiteLink>.
      </p>
    </div>
  );
}
