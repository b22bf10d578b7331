import { SiteLink } from '../../ui/site-link.tsx';
import styles from './home-band.module.css';

export type HomeBandProps = {
  /** 'Herons' */
  mascots?: string | undefined;
  affiliations: readonly { name: string; url: string }[];
};

/** The line above the header of the home page: whose home it is, and where they play. */
export const HomeBand = ({ mascots, affiliations: [conference] }: HomeBandProps) =>
  mascots && (
    <div className={styles.band} data-ground="board">
      <p className="content">
        Home of the {mascots}
        {conference && (
          <SiteLink href={conference.url} newTab>
            {conference.name}
          </SiteLink>
        )}
      </p>
    </div>
  );
