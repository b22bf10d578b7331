import { SiteLink } from '../../ui/controls/site-link.tsx';
import type { Affiliation } from './affiliations.ts';
import styles from './home-band.module.css';

export type HomeBandProps = {
  /** 'Herons' */
  mascots?: string | undefined;
  conference?: Affiliation | undefined;
};

/** The line above the home page's header: nickname and conference. */
export const HomeBand = ({ mascots, conference }: HomeBandProps) =>
  mascots && (
    <aside className={styles.band} data-ground="board" aria-label={`Home of the ${mascots}`}>
      <p className="content">
        Home of the {mascots}
        {conference && (
          <SiteLink href={conference.url} newTab>
            {conference.name}
          </SiteLink>
        )}
      </p>
    </aside>
  );
