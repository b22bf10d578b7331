import type { ReactNode } from 'react';

import type { Factor, FactorForm } from '../../domain/staff.ts';
import { href } from '../../routing/routes.ts';
import { Button } from '../../ui/controls/button.tsx';
import { counted } from '../../web/counted.ts';
import { Field } from './field.tsx';
import styles from './login-page.module.css';
import { PageFrame } from './page-frame.tsx';
import { QrCode } from './qr-code.tsx';

type Props = { form: FactorForm };

/** The second factor of the logged-in member: set it up, get new recovery codes, turn it off. */
export default function FactorPage({ data: { form } }: { data: Props }) {
  const { factor, problems } = form;
  return (
    <PageFrame title={titles[factor.step]} problems={problems} problemTitle="Nothing has changed">
      <Step form={form} factor={factor} />
      {factor.step !== 'codes' && (
        <p className={styles.help}>
          <a href={href('hiddenAccount')}>Back to your account</a>
        </p>
      )}
    </PageFrame>
  );
}

const titles: Record<Factor['step'], string> = {
  off: 'Two-step log-in',
  setup: 'Set up two-step log-in',
  on: 'Two-step log-in',
  codes: 'Your recovery codes',
};

const Step = ({ form, factor }: Props & { factor: Factor }) => {
  switch (factor.step) {
    case 'off':
      return <Off form={form} />;
    case 'setup':
      return <Setup form={form} secret={factor.secret} address={factor.address} />;
    case 'on':
      return <On form={form} codesLeft={factor.codesLeft} />;
    case 'codes':
      return <Codes codes={factor.codes} />;
  }
};

const FactorFields = ({ token, children }: { token: string; children: ReactNode }) => (
  <form className={styles.form} method="post" action={href('hiddenFactor')} noValidate>
    <input type="hidden" name="token" value={token} />
    {children}
  </form>
);

const CurrentPassword = ({ form: { problems } }: Props) => (
  <Field name="current" label="Your password" type="password" autoComplete="current-password" problems={problems} />
);

const Off = ({ form }: Props) => (
  <>
    <p className={styles.lead}>
      With two-step log-in, a stolen password is not enough: each log-in also asks for a code that an app on your phone
      shows. Any authenticator app works, such as Aegis, Google Authenticator, 1Password or the one of your phone.
    </p>
    <FactorFields token={form.token}>
      <CurrentPassword form={form} />
      <Button type="submit" name="intent" value="begin" look={{ theme: 'light-theme', size: 'large' }}>
        Set up the app
      </Button>
    </FactorFields>
  </>
);

const Setup = ({ form, secret, address }: Props & { secret: string; address: string }) => (
  <>
    <p className={styles.lead}>
      Scan this code with your authenticator app, or open the link on the phone that has the app. Then enter the six
      digits that it shows.
    </p>
    <QrCode className={styles.qr} text={address} label="QR code for your authenticator app" />
    <p className={styles.secret}>
      <a href={address}>Open in an app on this device</a>, or type this key: <code>{inGroups(secret)}</code>
    </p>
    <FactorFields token={form.token}>
      <Field
        name="code"
        label="Code"
        hint="Six digits"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        problems={form.problems}
      />
      <Button type="submit" name="intent" value="turn-on" look={{ theme: 'light-theme', size: 'large' }}>
        Turn on two-step log-in
      </Button>
    </FactorFields>
    <p className={styles.help}>All other browsers are logged out then.</p>
  </>
);

/** "JBSW Y3DP …", which is easier to type. */
const inGroups = (secret: string): string => secret.replaceAll(/.{4}(?=.)/g, '$& ');

const On = ({ form, codesLeft }: Props & { codesLeft: number }) => (
  <>
    <p className={styles.lead}>
      Two-step log-in is on. You have {counted(codesLeft, 'recovery code')} left for a log-in without the app.
    </p>
    <FactorFields token={form.token}>
      <CurrentPassword form={form} />
      <div className={styles.actions}>
        <Button type="submit" name="intent" value="codes" look={{ theme: 'light-theme' }}>
          Get new recovery codes
        </Button>
        <Button type="submit" name="intent" value="turn-off" look={{ kind: 'alternate' }}>
          Turn off two-step log-in
        </Button>
      </div>
    </FactorFields>
  </>
);

const Codes = ({ codes }: { codes: readonly string[] }) => (
  <>
    <p className={styles.lead} role="status">
      Two-step log-in is on. Save these codes where only you can read them, such as in your password manager or on
      paper: each replaces the app once, and they are not shown again. Former codes no longer work.
    </p>
    <ul className={styles.codes}>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <p className={styles.help}>
      <a href={href('hiddenAccount')}>I have saved them: back to your account</a>
    </p>
  </>
);
