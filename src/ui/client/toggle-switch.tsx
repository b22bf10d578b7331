'use client';

import styles from './toggle-switch.module.css';

type Props = { label: string; isOn: boolean; onChange: (isOn: boolean) => void };

/** A switch whose change takes effect immediately. */
export const ToggleSwitch = ({ label, isOn, onChange }: Props) => (
  <button type="button" role="switch" aria-checked={isOn} className={styles.switch} onClick={() => onChange(!isOn)}>
    <span className={styles.track} aria-hidden="true" />
    {label}
  </button>
);
