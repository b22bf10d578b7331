import type { ComponentType } from 'react';

import { ComparisonPanel } from './comparison-panel.tsx';
import { DrivesPanel } from './drives-panel.tsx';
import { GamePanel } from './game-panel.tsx';
import type { PanelProps } from './panel-props.ts';
import styles from './panels.module.css';
import { PlayersPanel } from './players-panel.tsx';
import { PlaysPanel } from './plays-panel.tsx';
import { ScoringPanel } from './scoring-panel.tsx';
import type { GameView, NamedView } from './views.ts';

type Panels = Partial<Record<GameView, ComponentType<PanelProps>>>;

/** The panels of both pages of a game. */
const sharedPanels: Panels = {
  players: PlayersPanel,
  team: ComparisonPanel,
  scoring: ScoringPanel,
  plays: PlaysPanel,
  drives: DrivesPanel,
  game: GamePanel,
};

type Props = PanelProps & {
  views: readonly NamedView[];
  /** Panels of one page only, whose style sheet the other does not load. */
  more?: Panels;
};

/** All panels of a game; without CSS or JavaScript they are shown one after the other. */
export const GamePanels = ({ views, more, ...props }: Props) =>
  views.map(({ name, label }) => {
    const Panel = sharedPanels[name] ?? more?.[name];
    return (
      Panel && (
        <section key={name} id={name} className={styles.panel} data-panel={name} aria-labelledby={`${name}-title`}>
          <h2 id={`${name}-title`} className={styles.title}>
            {label}
          </h2>
          <Panel {...props} />
        </section>
      )
    );
  });
