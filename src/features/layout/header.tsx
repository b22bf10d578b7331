import type { ReactNode } from 'react';

import { Markup } from '../../ui/markup/markup.tsx';
import { PauseAll } from '../../ui/rotator/client/pause-all.tsx';
import type { HeaderBarProps } from './header.markup.tsx';
import { header } from './header.markup.tsx';
import styles from './header.module.css';
import { Isolated } from './isolated.tsx';

type Props = HeaderBarProps & { sponsor: ReactNode; promotions: ReactNode };

/** The header. Its first line (sponsor, tickets, donate) scrolls away; the second is sticky. */
export const Header = ({ sponsor, promotions, ...bar }: Props) => (
  <header className={styles.header} data-ground="primary">
    <div className={styles.top}>
      <div>
        <Isolated>{sponsor}</Isolated>
      </div>
      <div>
        <Isolated>{promotions}</Isolated>
      </div>
    </div>
    <div className={styles.bar}>
      <Markup className={styles.parts} of={header} props={bar} />
      <div className={styles.pause}>
        <Isolated>
          <PauseAll />
        </Isolated>
      </div>
    </div>
  </header>
);
