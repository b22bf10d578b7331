'use client';

import { type FormEvent, useEffect, useState } from 'react';

import type { PushChoices } from '../../../domain/push.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from '../notifications.module.css';
import { endNotifications, isSupported, readChoices, saveChoices } from './subscription.ts';

type Props = { publicKey: string; sports: readonly { id: number; title: string }[] };
type Status = { isOn: boolean; message: string };

/** Turns notifications on and off and changes their teams. Rendered without its fields until the browser's state is known. */
export function NotificationForm({ publicKey, sports }: Props) {
  const [choices, setChoices] = useState<PushChoices | 'none' | 'unsupported'>();
  const [{ isOn, message }, setStatus] = useState<Status>({ isOn: false, message: '' });
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    if (!isSupported()) return setChoices('unsupported');
    readChoices().then(
      (read) => {
        setChoices(read ?? 'none');
        setStatus({ isOn: read !== undefined, message: '' });
      },
      () => setChoices('none'),
    );
  }, []);

  const run = async (work: () => Promise<Status>) => {
    setIsBusy(true);
    setStatus(await work().catch((error: Error) => ({ isOn, message: error.message })));
    setIsBusy(false);
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = readForm(new FormData(event.currentTarget));
    return run(async () => {
      if (chosen.sports.length === 0) throw new Error('Choose at least one team.');
      if (chosen.quiet && !(chosen.quiet.from && chosen.quiet.to))
        throw new Error('Enter both times of the quiet hours, or none.');
      await saveChoices(publicKey, chosen);
      return { isOn: true, message: 'Notifications are on for this device.' };
    });
  };
  const end = () =>
    run(async () => {
      await endNotifications();
      return { isOn: false, message: 'Notifications are off for this device.' };
    });

  if (choices === undefined) return <div className={styles.loading} />;
  if (choices === 'unsupported')
    return <p className={styles.message}>This browser cannot show notifications of this site.</p>;
  const { sports: followed = [], finalsOnly = false, quiet = null } = choices === 'none' ? {} : choices;
  return (
    <form className={styles.form} onSubmit={save}>
      <fieldset className={styles.group}>
        <legend>Teams</legend>
        <ul className={styles.teams}>
          {sports.map(({ id, title }) => (
            <li key={id}>
              <label>
                <input type="checkbox" name="sport" value={id} defaultChecked={followed.includes(id)} /> {title}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Scores</legend>
        {[false, true].map((isFinal) => (
          <label key={String(isFinal)}>
            <input type="radio" name="scores" value={String(isFinal)} defaultChecked={finalsOnly === isFinal} />
            {isFinal ? 'Final scores only' : 'Every score'}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Quiet hours</legend>
        <p className={styles.hint}>Nothing arrives between these times. Leave them empty for none.</p>
        <div className={styles.hours}>
          <label>
            From <input type="time" name="from" defaultValue={quiet?.from} />
          </label>
          <label>
            To <input type="time" name="to" defaultValue={quiet?.to} />
          </label>
        </div>
      </fieldset>
      <div className={styles.actions}>
        <Button type="submit" look={{ theme: 'light-theme', size: 'large' }} disabled={isBusy}>
          {isOn ? 'Save' : 'Turn on notifications'}
        </Button>
        {isOn && (
          <Button look={{ kind: 'alternate', theme: 'light-theme', size: 'large' }} disabled={isBusy} onClick={end}>
            Turn off
          </Button>
        )}
      </div>
      <p className={styles.message} role="status">
        {message}
      </p>
    </form>
  );
}

const readForm = (form: FormData): PushChoices => {
  const [from, to] = [String(form.get('from')), String(form.get('to'))];
  return {
    sports: form.getAll('sport').map(Number),
    finalsOnly: form.get('scores') === 'true',
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    quiet: from || to ? { from, to } : null,
  };
};
