import type { ComponentType } from 'react';

import { defineMarkup } from '../../ui/markup/define-markup.ts';
import styles from './box-panels.module.css';
import type { BoxView } from './box-views.ts';
import { ComparisonPanel } from './comparison-panel.tsx';
import { DrivesPanel } from './drives-panel.tsx';
import { GamePanel } from './game-panel.tsx';
import type { PanelProps } from './panel-props.ts';
import { PlayersPanel } from './players-panel.tsx';
import { PlaysPanel } from './plays-panel.tsx';
import { ScoringPanel } from './scoring-panel.tsx';

const panels: Record<BoxView, ComponentType<PanelProps>> = {
  players: PlayersPanel,
  team: ComparisonPanel,
  scoring: ScoringPanel,
  plays: PlaysPanel,
  drives: DrivesPanel,
  game: GamePanel,
};

type Props = PanelProps & { views: { name: BoxView; label: string }[] };

/** All panels of the box score; without CSS or JavaScript they are shown one after the other. */
const BoxPanels = ({ book, sides, views }: Props) =>
  views.map(({ name, label }) => {
    const Panel = panels[name];
    return (
      <section key={name} id={name} className={styles.panel} data-panel={name} aria-labelledby={`${name}-title`}>
        <h2 id={`${name}-title`} className={styles.title}>
          {label}
        </h2>
        <Panel book={book} sides={sides} />
      </section>
    );
  });

export const boxPanels = defineMarkup('features/game/box-panels', BoxPanels);
