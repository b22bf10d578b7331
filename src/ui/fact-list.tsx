import { enDashed } from '../web/text.ts';
import styles from './fact-list.module.css';
import { SiteLink } from './site-link.tsx';

export type Fact = {
  key: string;
  lead: string;
  title: string;
  detail?: string | null | undefined;
  url?: string | null;
};

/** A list whose items begin with a year or a number. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <ul className={styles.facts}>
    {facts.map(({ key, lead, title, detail, url }) => (
      <li key={key} className={styles.fact}>
        <span className={styles.lead}>{enDashed(lead)}</span>
        <span>
          {url ? <SiteLink href={url}>{title}</SiteLink> : title}
          {detail && <span className={styles.detail}>{enDashed(detail)}</span>}
        </span>
      </li>
    ))}
  </ul>
);
