import { enDashed } from '../../web/text.ts';
import { SiteLink } from '../controls/site-link.tsx';
import styles from './fact-list.module.css';

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
