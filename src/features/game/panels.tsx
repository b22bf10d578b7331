import type { ComponentType } from 'react';

import { getSportStats } from '../../domain/stats/families.ts';
import { VisuallyHidden } from '../../ui/controls/visually-hidden.tsx';
import { comparisonRows } from './comparison-rows.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { DrivesPanel } from './drives-panel.tsx';
import { GamePanel } from './game-panel.tsx';
import leaderListStyles from './leader-list.module.css';
import { type LeaderLine, leaderLines } from './leaders.ts';
import type { PanelProps } from './panel-props.ts';
import styles from './panels.module.css';
import { PlayersPanel } from './players-panel.tsx';
import { PlaysPanel } from './plays-panel.tsx';
import { ScoringPanel } from './scoring-panel.tsx';
import type { GameView, NamedView } from './views.ts';

/** Leaders and team comparison; omits rows without figures. */
const ComparisonPanel = ({ book: { boxScore }, sides }: PanelProps) => (
  <>
    <LeaderList lines={leaderLines(getSportStats(boxScore.family)?.leaders ?? [], sides)} />
    <div className={styles.comparison}>
      <ComparisonTable id="comparison" caption="Both teams" sides={sides} rows={comparisonRows(boxScore)} />
    </div>
  </>
);

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

/** Game leaders, one short line per team and figure. */
function LeaderList({ lines }: { lines: LeaderLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="leaders">
      <VisuallyHidden as="h2" id="leaders">
        Leaders
      </VisuallyHidden>
      <dl className={leaderListStyles.list}>
        {lines.map(({ title, leaders }) => (
          <div key={title} className={leaderListStyles.item}>
            <dt className={leaderListStyles.title}>{title}</dt>
            {leaders.map(({ name, url, team, text }) => (
              <dd key={team} className={leaderListStyles.leader}>
                {url ? <a href={url}>{name}</a> : <b>{name}</b>}, {team}: {text}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
